import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts processor time in hundredths of a second. */
const msPerTick = 10
/** Positions in a process's `/proc` line, counted after its name. */
const fields = { parent: 1, user: 11, system: 12 }

function readStat(pid: string): string[] | undefined {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return line.slice(line.lastIndexOf(')') + 2).split(' ')
  } catch {
    return undefined
  }
}

/**
 * Processor time of a process and its children (ms): unlike a rate, it hardly depends on what else the machine does.
 * `undefined` if the system does not report it.
 */
export function processorTime(pid: number): number | undefined {
  const own = readStat(String(pid))
  if (!own) return undefined
  const children = readdirSync('/proc').filter(
    (name) => /^\d+$/.test(name) && readStat(name)?.[fields.parent] === String(pid),
  )
  const all = [own, ...children.map((child) => readStat(child) ?? [])]
  return (
    all.reduce((sum, stat) => sum + Number(stat[fields.user] ?? 0) + Number(stat[fields.system] ?? 0), 0) *
    msPerTick
  )
}
