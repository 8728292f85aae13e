import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { addressOfStudy } from './uses-of-study'

/** Where addresses that moved are listed: every host that the site can be put on redirects by it. */
export const movedFile = 'delivery/moved.json'

const list = z.array(z.strictObject({ from: z.string(), to: z.string() }))

type Moved = z.output<typeof list>

const read = (home: string): Moved => {
  const file = join(home, movedFile)
  return existsSync(file) ? list.parse(JSON.parse(readFileSync(file, 'utf8'))) : []
}

function written(home: string, next: Moved): [string, string][] {
  const text = `${JSON.stringify(next, null, 2)}\n`
  const isSame = JSON.stringify(next) === JSON.stringify(read(home))
  return isSame ? [] : [[movedFile, text]]
}

/** Sends the old address of a case study, and those before it, to the new one. A page that is there is never sent elsewhere. */
export function withMoved(home: string, id: string, to: string): [string, string][] {
  const [from, next] = [addressOfStudy(id), addressOfStudy(to)]
  const others = read(home)
    .map((one) => (one.to === from ? { ...one, to: next } : one))
    .filter((one) => one.from !== next && one.from !== from)
  return written(home, [...others, { from, to: next }])
}

/** No address leads to a case study that is gone. */
export const withoutMoved = (home: string, id: string): [string, string][] =>
  written(
    home,
    read(home).filter((one) => one.to !== addressOfStudy(id)),
  )

/** An address that gets a page of its own again leads nowhere else. */
export const withPage = (home: string, id: string): [string, string][] =>
  written(
    home,
    read(home).filter((one) => one.from !== addressOfStudy(id)),
  )
