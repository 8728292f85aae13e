import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts processor time in hundredths of a second. */
const msPerTick = 10
/** Places in a process's line of `/proc`, counted from behind its name. */
const fields = { parent: 1, user: 11, system: 12 }

function statOf(pid: string): string[] | undefined {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return line.slice(line.lastIndexOf(')') + 2).split(' ')
  } catch {
    return undefined
  }
}

/**
 * Processor time that a process and its children have taken (ms): unlike a rate it hardly changes with what else a machine
 * does. `undefined` where the system does not say.
 */
export function processorTime(pid: number): number | undefined {
  const own = statOf(String(pid))
  if (!own) return undefined
  const children = readdirSync('/proc').filter(
    (name) => /^\d+$/.test(name) && statOf(name)?.[fields.parent] === String(pid),
  )
  const all = [own, ...children.map((child) => statOf(child) ?? [])]
  return (
    all.reduce((sum, stat) => sum + Number(stat[fields.user] ?? 0) + Number(stat[fields.system] ?? 0), 0) *
    msPerTick
  )
}
