import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isCompressible } from '../../delivery/headers'
import { pagePath, publishedFiles } from '../../delivery/published-files'
import type { Served } from '../serve'
import { serveBuild } from '../serve'
import { asMegabytes } from '../table'
import { temporaryFolder } from '../temporary'
import { load } from './generator'

const bytesPerUnit = 1024

/** Resident memory of a process (bytes). */
const residentMemory = ({ pid }: Served) =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * bytesPerUnit

/** Requests every page, script and picture in turn. */
function everything(paths: readonly string[]): string {
  const file = join(temporaryFolder('soak'), 'everything.lua')
  writeFileSync(
    file,
    `local paths = {${paths.map((path) => JSON.stringify(path)).join(', ')}}
local turn = 0
request = function()
  turn = turn % #paths + 1
  return wrk.format('GET', paths[turn])
end
`,
  )
  return file
}

/** Memory at the end of each interval; garbage collection needs a few of them to settle. */
const slices = 8
const warmUp = 4

/** Growth beyond this is not explained by garbage collection (share of the memory after the warm-up). */
const tolerance = 0.1

/** Keeps the embedded server busy with the whole site except films, and watches for errors and growing memory. */
export async function soak(build: string, seconds: number): Promise<{ text: string; isSound: boolean }> {
  const files = await publishedFiles(join(build, 'client'))
  const requested = files.filter((file) => isCompressible(file) || /\.(avif|woff2|webp)$/.test(file))
  const paths = requested
    .filter((file) => !file.startsWith('/404'))
    .map((file) => encodeURI(pagePath(file) ?? file))
  const script = everything(paths)
  const server = await serveBuild(build)
  const memory = [residentMemory(server)]
  // The generator accepts whole seconds only.
  const sliceSeconds = Math.max(1, Math.round(seconds / slices))
  let requests = 0
  let errors = 0
  for (let slice = 0; slice < slices; slice += 1) {
    const result = await load(server.origin, sliceSeconds, script)
    requests += result.rate * sliceSeconds
    errors += result.errors
    memory.push(residentMemory(server))
  }
  await server.stop()
  const warm = Math.max(...memory.slice(0, warmUp + 1))
  const last = memory.at(-1) ?? warm
  const isSound = errors === 0 && last <= warm * (1 + tolerance)
  const text = `Soak, ${sliceSeconds * slices} s with the whole site in turn: ${Math.round(requests)} answers, ${errors} errors; memory ${memory.map(asMegabytes).join(', ')} (idle, then after each eighth).${isSound ? ' It neither errs nor grows.' : ' **Not sound.**'}`
  return { text, isSound }
}
