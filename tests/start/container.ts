import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { cp, mkdir, readdir, readFile, symlink } from 'node:fs/promises'
import { dirname, join, matchesGlob, resolve } from 'node:path'

/** The result of a Containerfile's last stage: a folder, and the command that runs in it. */
interface Image {
  command: string[]
  env: Record<string, string>
}

/** A line of a Containerfile: its instruction and the rest. */
type Instruction = [name: string, words: string]

/** The instructions of the two stages, without their `FROM`. */
async function stages(file: string): Promise<[build: Instruction[], last: Instruction[]]> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line && !line.startsWith('#'))
  const [from, second] = lines.flatMap((line, at) => (line.startsWith('FROM ') ? [at] : []))
  assert.equal(from, 0, 'a Containerfile begins with FROM')
  const parsed = lines.map((line) => line.split(/ (.*)/s, 2) as Instruction)
  return [parsed.slice(1, second), parsed.slice((second ?? 0) + 1)]
}

const unknown = (instruction: Instruction) =>
  new Error(`The test of the Containerfile does not know: ${instruction.join(' ')}`)

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

/** Copies everything but what `.dockerignore` keeps out of the build context. */
async function copyContext(sources: string, folder: string): Promise<void> {
  const ignored = (await readFile(join(sources, '.dockerignore'), 'utf8')).split('\n').filter(Boolean)
  for (const name of await readdir(sources)) {
    if (ignored.some((pattern) => matchesGlob(name, pattern))) continue
    await cp(join(sources, name), join(folder, name), { recursive: true, force: true })
  }
}

/**
 * Does in `folder` what the Containerfile's first stage does in an image: copies what the context has, and builds. Packages are the
 * installed ones. Returns the folder of the finished build. Throws at an unknown instruction.
 */
export async function buildStage(file: string, sources: string, folder: string): Promise<string> {
  await mkdir(folder)
  const built = `${folder}-built`
  for (const instruction of (await stages(file))[0]) {
    const [name, words] = instruction
    if (name === 'COPY' && words === '. .') await copyContext(sources, folder)
    else if (name === 'COPY') await copy(words, sources, built, folder)
    else if (words === 'npm ci') await symlink(join(sources, 'node_modules'), join(folder, 'node_modules'))
    else if (name === 'RUN' && words.startsWith('npm run build ')) {
      const command = words.replace(/ \/built$/, ` ${built}`)
      const { status } = spawnSync('sh', ['-c', command], {
        cwd: folder,
        stdio: ['ignore', 'ignore', 'inherit'],
      })
      assert.equal(status, 0, 'the build of the first stage')
    } else if (name !== 'WORKDIR') throw unknown(instruction)
  }
  return built
}

/**
 * Does in `folder` what the Containerfile's last stage does in an image, without a container engine: copies the same files of
 * `sources` and of the finished build, and installs the same packages. Throws at an unknown instruction.
 */
export async function layOut(file: string, sources: string, built: string, folder: string): Promise<Image> {
  const image: Image = { command: [], env: {} }
  for (const instruction of (await stages(file))[1]) {
    const [name, words] = instruction
    if (name === 'COPY') await copy(words, sources, built, folder)
    else if (name === 'RUN' && words.startsWith('npm ci --omit=dev')) await installProduction(sources, folder)
    else if (name === 'ENV') image.env = Object.fromEntries(words.split(' ').map((pair) => pair.split('=')))
    else if (name === 'CMD') image.command = JSON.parse(words)
    else if (!/^(WORKDIR|USER|VOLUME|EXPOSE|STOPSIGNAL)$/.test(name) && words !== outbox)
      throw unknown(instruction)
  }
  return image
}

/** Creates the image's outbox; here it is a temporary folder. */
const outbox = 'mkdir /outbox && chown node:node /outbox'
