import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { run } from '../command'
import { home } from '../project'

export interface BuildCost {
  /** ms */
  time: number
  /** Processor time of all threads, ms */
  processor: number
  /** bytes */
  peakMemory: number
}

/** Runs in the build's own process and records its costs at the end, so no system tool is needed. */
const meter = `import { writeFileSync } from 'node:fs'
process.on('exit', () => writeFileSync(process.env.BENCH_USAGE, JSON.stringify(process.resourceUsage())))`

const bytesPerUnit = 1024
const microsecondsPerMillisecond = 1000

/** Builds the project in a folder. Throws with the build's output if it fails. */
export async function measuredBuild(folder: string): Promise<BuildCost> {
  const usageFile = join(folder, 'usage.json')
  const cli = join(home, 'node_modules/@react-router/dev/bin.js')
  const started = performance.now()
  await run(process.execPath, [`--import=data:text/javascript,${encodeURIComponent(meter)}`, cli, 'build'], {
    cwd: folder,
    env: { ...process.env, BENCH_USAGE: usageFile },
  })
  const time = performance.now() - started
  const usage = JSON.parse(await readFile(usageFile, 'utf8')) as NodeJS.ResourceUsage
  return {
    time,
    processor: (usage.userCPUTime + usage.systemCPUTime) / microsecondsPerMillisecond,
    peakMemory: usage.maxRSS * bytesPerUnit,
  }
}
