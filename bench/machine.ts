import { cpus, loadavg, totalmem } from 'node:os'

const gigabyte = 1024 ** 3
const load = loadavg()[0] ?? 0

/** The machine that was measured on, in one line. The load is that of the minute before the bench began. */
export function machine(): string {
  const [first] = cpus()
  const memory = `${Math.round(totalmem() / gigabyte)} GB`
  const day = new Date().toISOString().slice(0, 10)
  return `_${day}; ${cpus().length} × ${first?.model.trim() ?? 'CPU'}, ${memory}, Node ${process.versions.node}; load before the run ${load.toFixed(1)}._`
}
