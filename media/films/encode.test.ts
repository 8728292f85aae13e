import { spawn, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

/** The command itself, in a copy of the project that has a few tiny films of its own. */
let project: string
let media: string
const hasFfmpeg =
  spawnSync('ffmpeg', ['-version']).status === 0 && spawnSync('ffprobe', ['-version']).status === 0
const withFfmpeg = test.skipIf(!hasFfmpeg)

interface Entry {
  width: number
  height: number
  duration: number
  files: { src: string; type: string; bytes: number }[]
  phone?: { src: string; bytes: number }[]
  captions?: string
}

const manifest = (): Record<string, Entry> => JSON.parse(readFileSync(join(media, 'films.json'), 'utf8'))
const listFiles = ({ files, phone = [], captions }: Entry) => [
  ...[...files, ...phone].map(({ src }) => src),
  ...(captions ? [captions] : []),
]
const onDisk = () => readdirSync(join(media, 'files/films')).map((file) => `/films/${file}`)
const command = (...options: string[]) => ['--import', 'tsx', 'media/films/encode.ts', ...options]
const encode = (...options: string[]) =>
  spawnSync(process.execPath, command(...options), { cwd: project, encoding: 'utf8' })

function streams(src: string): string[] {
  const options = [
    '-v',
    'error',
    '-show_entries',
    'stream=codec_type',
    '-of',
    'csv=p=0',
    join(media, 'files', src),
  ]
  return spawnSync('ffprobe', options, { encoding: 'utf8' }).stdout.trim().split('\n')
}

/** A film of a second: moving bars, a tone if it is to have sound. */
function draw(name: string, { sound = false, size = '128x96', seconds = 1 } = {}): string {
  const file = join(project, name)
  const picture = ['-f', 'lavfi', '-i', `testsrc=size=${size}:rate=10:duration=${seconds}`]
  const tone = sound ? ['-f', 'lavfi', '-i', `sine=frequency=440:duration=${seconds}`] : []
  spawnSync('ffmpeg', ['-y', '-loglevel', 'error', ...picture, ...tone, '-c:v', 'libx264', file])
  return file
}

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'films-'))
  media = join(project, 'media')
  for (const name of ['node_modules', 'package.json'])
    symlinkSync(join(process.cwd(), name), join(project, name))
})
afterAll(() => rmSync(project, { recursive: true, force: true }))

/** As the repository is: a showreel with sound, phone version and captions, and a silent film. */
beforeEach(() => {
  rmSync(media, { recursive: true, force: true })
  mkdirSync(join(media, 'files/films'), { recursive: true })
  cpSync('media/films', join(media, 'films'), { recursive: true })
  cpSync('media/lists.ts', join(media, 'lists.ts'))
  const file = (name: string, type: string) => {
    writeFileSync(join(media, 'files/films', name), name)
    return { src: `/films/${name}`, type, bytes: name.length }
  }
  const showreel = {
    width: 128,
    height: 96,
    duration: 1,
    files: [
      file('showreel.00000000.av1.webm', 'video/webm; codecs="av01.0.05M.08, opus"'),
      file('showreel.11111111.vp9.webm', 'video/webm; codecs="vp09.00.31.08, opus"'),
    ],
    phone: [
      file('showreel-phone.22222222.av1.webm', 'video/webm; codecs="av01.0.01M.08, opus"'),
      file('showreel-phone.33333333.vp9.webm', 'video/webm; codecs="vp09.00.31.08, opus"'),
    ],
    captions: file('showreel.44444444.vtt', '').src,
    sha: 'earlier',
  }
  const eeve = {
    width: 128,
    height: 96,
    duration: 1,
    files: [
      file('eeve.55555555.av1.webm', 'video/webm; codecs="av01.0.05M.08"'),
      file('eeve.66666666.vp9.webm', 'video/webm; codecs="vp09.00.31.08"'),
    ],
    sha: 'earlier',
  }
  writeFileSync(join(media, 'films.json'), JSON.stringify({ eeve, showreel }))
})

withFfmpeg('another showreel keeps its sound, its phone version and its captions (needs ffmpeg)', () => {
  const { status, stdout } = encode(draw('reel.mp4', { sound: true }), 'showreel')
  expect(status).toBe(0)
  const { showreel } = manifest()
  expect(showreel?.captions).toBe('/films/showreel.44444444.vtt')
  expect(showreel?.phone).toHaveLength(2)
  expect(showreel?.files.map(({ type }) => type.includes('opus'))).toEqual([true, true])
  for (const src of showreel ? listFiles(showreel).filter((one) => one.endsWith('.webm')) : [])
    expect(streams(src), src).toContain('audio')
  expect(stdout).toMatch(/captions.*kept/i)
})

withFfmpeg('new captions replace the old ones (needs ffmpeg)', () => {
  const captions = join(project, 'reel.vtt')
  writeFileSync(captions, 'WEBVTT\n\n00:00:00.000 --> 00:00:01.000\nHello\n')
  expect(encode(draw('reel.mp4', { sound: true }), 'showreel', '--captions', captions).status).toBe(0)
  const src = manifest().showreel?.captions ?? ''
  expect(readFileSync(join(media, 'files', src), 'utf8')).toContain('Hello')
  expect(onDisk()).not.toContain('/films/showreel.44444444.vtt')
})

withFfmpeg('a silent film in place of one with sound is refused, and nothing changes (needs ffmpeg)', () => {
  const before = readFileSync(join(media, 'films.json'), 'utf8')
  const { status, stderr } = encode(draw('silent.mp4'), 'showreel')
  expect(status).toBe(1)
  expect(stderr.trim()).toBe(
    'showreel: the new film has no sound, but the one it replaces has. Nothing was changed. If that is meant: --silent',
  )
  expect(readFileSync(join(media, 'films.json'), 'utf8')).toBe(before)
})

withFfmpeg('a film replaces the files of its own entry and no others (needs ffmpeg)', () => {
  const { status, stdout } = encode(draw('film.mp4', { sound: true }), 'eeve')
  expect(status).toBe(0)
  expect(stdout).toContain('100 %')
  const { eeve, showreel } = manifest()
  expect(eeve).toMatchObject({ width: 128, height: 96, duration: 1 })
  expect(onDisk().sort()).toEqual(
    [...(eeve ? listFiles(eeve) : []), ...(showreel ? listFiles(showreel) : [])].sort(),
  )
  expect(readdirSync(media).sort()).toEqual(['files', 'films', 'films.json', 'lists.ts'])
})

withFfmpeg('what cannot be encoded is said in a sentence, and nothing changes (needs ffmpeg)', () => {
  const before = readFileSync(join(media, 'films.json'), 'utf8')
  const notes = join(project, 'notes.mp4')
  writeFileSync(notes, 'no film')
  const said = [
    encode(notes, 'eeve'),
    encode(join(project, 'nowhere.mp4'), 'eeve'),
    encode(notes, 'Eeve Film'),
  ]
  expect(said.map(({ status }) => status)).toEqual([1, 1, 1])
  expect(said.map(({ stderr }) => stderr.trim())).toEqual([
    `${notes} is no film that ffmpeg can read.`,
    `${join(project, 'nowhere.mp4')} is not there.`,
    expect.stringMatching(/^“Eeve Film” is no name for a film: use lower case and hyphens/),
  ])
  expect(readFileSync(join(media, 'films.json'), 'utf8')).toBe(before)
})

/** Encodes and stops when ffmpeg has told of its progress some times. Returns whether it was still at work. */
async function stopped(signal: NodeJS.Signals, source: string, reports: number): Promise<boolean> {
  const running = spawn(process.execPath, command(source, 'showreel'), {
    cwd: project,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  let heard = 0
  running.stdout.on('data', () => {
    heard += 1
    if (heard === reports) running.kill(signal)
  })
  return new Promise((resolve) => running.once('exit', (code, by) => resolve(by === signal || code === 130)))
}

withFfmpeg.each<NodeJS.Signals>(['SIGINT', 'SIGKILL'])(
  'an encoding that is stopped leaves a complete film: %s (needs ffmpeg)',
  async (signal) => {
    const source = draw('long.mp4', { sound: true, size: '160x90', seconds: 3 })
    let stops = 0
    for (const reports of [1, 4]) {
      if (await stopped(signal, source, reports)) stops += 1
      for (const entry of Object.values(manifest()))
        for (const src of listFiles(entry)) expect(existsSync(join(media, 'files', src)), src).toBe(true)
      for (const { src, bytes } of Object.values(manifest()).flatMap(({ files }) => files))
        expect(readFileSync(join(media, 'files', src)).length).toBe(bytes)
      expect(manifest().showreel?.captions).toBeDefined()
    }
    expect(stops, 'it was stopped while it was at work').toBeGreaterThan(0)
    expect(encode(source, 'showreel').status).toBe(0)
    expect(readdirSync(media).sort(), 'nothing half is left').toEqual([
      'files',
      'films',
      'films.json',
      'lists.ts',
    ])
    expect(onDisk().sort()).toEqual(Object.values(manifest()).flatMap(listFiles).sort())
  },
)
