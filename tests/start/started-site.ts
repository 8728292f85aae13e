import { type ChildProcess, spawn } from 'node:child_process'

export interface StartedSite {
  process: ChildProcess
  output(): string
  /** Resolves with the site's address; rejects with all output if the process ends first. */
  origin: Promise<string>
  /** Resolves when the output contains this. */
  said(words: RegExp): Promise<void>
  /** Resolves when the process has ended and everything it started has closed its output. */
  ended: Promise<number | NodeJS.Signals>
}

/** Runs a command in a folder, as in a terminal; the server uses a free port. */
export function started(
  folder: string,
  command: readonly string[],
  env: Record<string, string> = {},
): StartedSite {
  const [programme = '', ...words] = command
  const child = spawn(programme, words, {
    cwd: folder,
    env: { ...process.env, ...env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const ended = new Promise<number | NodeJS.Signals>((resolve) => {
    child.once('close', (code, signal) => resolve(code ?? signal ?? 1))
  })
  const heard = (words: RegExp) =>
    new Promise<RegExpMatchArray>((resolve, reject) => {
      const listen = () => {
        const found = output.match(words)
        if (found) resolve(found)
      }
      child.stdout.on('data', listen)
      child.stderr.on('data', listen)
      ended.then(() => reject(new Error(`It ended without saying ${words}:\n${output}`)))
    })
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').prependListener('data', (text: string) => {
      output += text
    })
  }
  const origin = heard(/http:\/\/localhost:\d+/).then(([address]) => address)
  origin.catch(() => undefined)
  return {
    process: child,
    output: () => output,
    origin,
    said: async (words) => void (await heard(words)),
    ended,
  }
}
