import { cp, mkdir, readFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'

/** The result of a Containerfile's last stage: a folder, and the command that runs in it. */
interface Image {
  command: string[]
  env: Record<string, string>
}

/** A line of a Containerfile: its instruction and the rest. */
type Instruction = [name: string, words: string]

async function lastStage(file: string): Promise<Instruction[]> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line && !line.startsWith('#'))
  const stage = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')) + 1)
  return stage.map((line) => line.split(/ (.*)/s, 2) as Instruction)
}

/** The packages that `npm ci --omit=dev` installs, copied from the installed ones. */
async function installProduction(sources: string, folder: string): Promise<void> {
  const lock = JSON.parse(await readFile(join(folder, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean; optional?: boolean; devOptional?: boolean }>
  }
  for (const [path, { dev, optional, devOptional }] of Object.entries(lock.packages)) {
    if (!path.startsWith('node_modules/') || dev || devOptional) continue
    const copied = cp(join(sources, path), join(folder, path), {
      recursive: true,
      filter: (source) => !source.slice(join(sources, path).length).includes('/node_modules'),
    })
    // Optional packages are for other systems.
    await copied.catch((error) => {
      if (!optional) throw error
    })
  }
}

async function copy(words: string, sources: string, built: string, folder: string): Promise<void> {
  const parts = words.split(' ')
  const isBuilt = parts[0] === '--from=build' && parts[1] === '/built'
  const names = isBuilt ? [built] : parts.slice(0, -1)
  const target = parts.at(-1) ?? ''
  for (const name of names) {
    const place = target.endsWith('/') ? join(folder, target, name) : join(folder, target)
    await mkdir(dirname(place), { recursive: true })
    await cp(resolve(sources, name), place, { recursive: true })
  }
}

/**
 * Does in `folder` what the Containerfile's last stage does in an image, without a container engine: copies the same files of
 * `sources` and of the finished build, and installs the same packages. Throws at an unknown instruction.
 */
export async function layOut(file: string, sources: string, built: string, folder: string): Promise<Image> {
  const image: Image = { command: [], env: {} }
  for (const [name, words] of await lastStage(file)) {
    if (name === 'COPY') await copy(words, sources, built, folder)
    else if (name === 'RUN' && words.startsWith('npm ci --omit=dev')) await installProduction(sources, folder)
    else if (name === 'ENV') image.env = Object.fromEntries(words.split(' ').map((pair) => pair.split('=')))
    else if (name === 'CMD') image.command = JSON.parse(words)
    else if (!/^(WORKDIR|USER|VOLUME|EXPOSE|STOPSIGNAL)$/.test(name) && words !== outbox)
      throw new Error(`The test of the Containerfile does not know: ${name} ${words}`)
  }
  return image
}

/** Creates the image's outbox; here it is a temporary folder. */
const outbox = 'mkdir /outbox && chown node:node /outbox'
