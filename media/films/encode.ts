import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { encodeFilm, type FilmOptions, readCaptions } from './encode-film'
import { stopFfmpeg } from './ffmpeg'
import { FilmError } from './film-error'
import { openWorkspace } from './shelf'

/**
 * `npm run films -- <source> <id>` puts a film in the place of the one of that id. `--captions film.vtt` gives it
 * captions, `--no-captions` takes them away, `--silent` lets it lose its sound.
 */
const usage = 'npm run films -- <source> <id> [--captions film.vtt | --no-captions] [--silent]'

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    stopFfmpeg()
    rmSync(openWorkspace(), { recursive: true, force: true })
    console.error('\nStopped. Nothing was changed.')
    process.exit(130)
  })

/** Says how far a file is, on one line of a terminal, otherwise in quarters. */
function reporter() {
  let last = ''
  return (file: string, share: number) => {
    const step = process.stdout.isTTY ? 1 : 25
    const line = `${file} ${Math.floor((share * 100) / step) * step} %`
    if (line === last) return
    last = line
    process.stdout.write(process.stdout.isTTY ? `\r${line}${share === 1 ? '\n' : ''}` : `${line}\n`)
  }
}

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      captions: { type: 'string' },
      'no-captions': { type: 'boolean' },
      silent: { type: 'boolean' },
    },
  })
  const [source, id] = positionals
  if (!source || !id) throw new FilmError(`Usage: ${usage}`)
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))
    throw new FilmError(`“${id}” is no name for a film: use lower case and hyphens, such as new-film.`)
  const captions: FilmOptions['captions'] = values['no-captions']
    ? null
    : values.captions === undefined
      ? undefined
      : readCaptions(values.captions)
  const { entry, isUnchanged, keepsCaptions } = await encodeFilm(source, id, {
    ...(captions !== undefined && { captions }),
    ...(values.silent && { isSilent: true }),
    onProgress: reporter(),
  })
  if (isUnchanged) return console.log(`${id}: this very film is there already; nothing to do.`)
  for (const { src, bytes } of [...entry.files, ...(entry.phone ?? [])])
    console.log(`${src} ${Math.ceil(bytes / 1000)} kB`)
  if (keepsCaptions)
    console.log(`The captions are kept: ${entry.captions}. If the words are others now: --captions film.vtt`)
}

try {
  await run()
} catch (error) {
  if (!(error instanceof Error)) throw error
  const isOurs =
    error instanceof FilmError || ('code' in error && `${error.code}`.startsWith('ERR_PARSE_ARGS'))
  console.error(isOurs ? error.message : error)
  process.exitCode = 1
}
