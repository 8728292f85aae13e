import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { encodeFilm } from './encode-film'
import { FilmError } from './ffmpeg'

/**
 * `npm run films -- <source> <id>` puts a film in the place of the one of that id. `--captions film.vtt` gives it
 * captions, `--no-captions` takes them away, `--silent` lets it lose its sound.
 */
const usage = 'npm run films -- <source> <id> [--captions film.vtt | --no-captions] [--silent]'

const stop = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())

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
  if (values.captions !== undefined && !existsSync(values.captions))
    throw new FilmError(`${values.captions} is not there.`)
  const captions = values.captions && readFileSync(values.captions, 'utf8')
  const { entry, isUnchanged, keepsCaptions } = await encodeFilm(source, id, {
    captions: values['no-captions'] ? null : captions,
    isSilent: values.silent,
    onProgress: reporter(),
    signal: stop.signal,
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
  const isExpected =
    error instanceof FilmError || ('code' in error && `${error.code}`.startsWith('ERR_PARSE_ARGS'))
  if (stop.signal.aborted) console.error('\nStopped. Nothing was changed.')
  else console.error(isExpected ? error.message : error)
  process.exitCode = stop.signal.aborted ? 130 : 1
}
