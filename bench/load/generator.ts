import { spawnSync } from 'node:child_process'
import { install } from '../../tests/debian-packages'
import { run } from '../command'

export interface LoadResult {
  answers: number
  /** Responses per second. */
  rate: number
  /** 99th percentile (ms). */
  slow: number
  /** Responses of 400 and more, and broken connections. */
  errors: number
}

const connections = 32

const isThere = () => spawnSync('wrk', ['--version']).error === undefined

/** Throws with advice if there is no load generator and none can be installed. */
export function findGenerator(): void {
  if (!isThere()) install('wrk')
  if (!isThere()) throw new Error('bench: install wrk (Debian has it as `wrk`) to measure load.')
}

const milliseconds: Record<string, number> = { us: 0.001, ms: 1, s: 1000, m: 60_000 }

function parsed(said: string): LoadResult {
  const rate = Number(said.match(/Requests\/sec:\s+([\d.]+)/)?.[1])
  const [, time, unit = ''] = said.match(/99%\s+([\d.]+)(us|ms|s|m)/) ?? []
  const wrong = Number(said.match(/Non-2xx or 3xx responses: (\d+)/)?.[1] ?? 0)
  const broken =
    said.match(/Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/)?.slice(1) ?? []
  const errors = broken.map(Number).reduce((sum, one) => sum + one, wrong)
  const answers = Number(said.match(/(\d+) requests in/)?.[1])
  return { answers, rate, slow: Number(time) * (milliseconds[unit] ?? Number.NaN), errors }
}

/** Sends requests as fast as they are answered, for some seconds, accepting brotli as browsers do; a Lua script may choose them. */
export async function load(address: string, seconds: number, script?: string): Promise<LoadResult> {
  const said = await run('wrk', [
    '--threads=1',
    `--connections=${connections}`,
    `--duration=${seconds}s`,
    '--latency',
    '--header=Accept-Encoding: gzip, deflate, br',
    ...(script ? [`--script=${script}`] : []),
    address,
  ])
  return parsed(said)
}
