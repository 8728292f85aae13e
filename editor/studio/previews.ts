import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statfsSync,
  symlinkSync,
} from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { copySources, publishedLink } from '../../delivery/builds'
import { writeAtomically } from '../core/disk/states'
import { buildSite, lastLines } from '../core/publish/build-site'

const day = 24 * 60 * 60 * 1000
/** How long a preview can be opened (days). */
export const previewLasts = 14
/** What a small disk holds, and how much of it has to be free before another is built (bytes). */
const limits = { previews: 10, room: 1_000_000_000 }
/** How long a build may take (ms). */
const longestBuild = 10 * 60_000

const preview = z.object({
  /** What only those know who were sent the address. */
  token: z.string(),
  by: z.string(),
  /** When the pages were as it shows them (ms). */
  made: z.number(),
})
export type Preview = z.output<typeof preview>

/** When a preview ends (ms). */
export const measureEnd = ({ made }: Preview) => made + previewLasts * day

interface Building {
  by: string
  since: number
  /** Whether another one comes after it. */
  hasNext: boolean
}

/** A preview that cannot be made, in words. */
export class NoPreview extends Error {}

const isSame = (one: string, other: string) =>
  timingSafeEqual(createHash('sha256').update(one).digest(), createHash('sha256').update(other).digest())

/**
 * The previews of the site: each is a build of the pages as they were at one moment.
 * @param home the project that is edited; nothing is built in it, since visitors may be served from there
 * @param data the studio's own folder
 */
export function openPreviews(home: string, data: string) {
  const root = join(data, 'previews')
  const file = join(root, 'previews.json')
  const workshop = join(root, 'unfinished')
  let all = existsSync(file) ? z.array(preview).parse(JSON.parse(readFileSync(file, 'utf8'))) : []
  /** Who waits for the build that is under way. */
  let next: string | undefined
  let building: { by: string; since: number; done: Promise<void> } | undefined
  let failure: string | undefined

  const previewFolder = ({ token }: Preview) => join(root, token)

  /** Writes the list, then removes the folders that are not in it any more. */
  function keep(previews: Preview[]): void {
    all = previews
    mkdirSync(root, { recursive: true, mode: 0o700 })
    writeAtomically(file, JSON.stringify(all, null, 1), root)
    const kept = new Set([
      'previews.json',
      ...(building ? ['unfinished'] : []),
      ...all.map(({ token }) => token),
    ])
    for (const name of readdirSync(root))
      if (!kept.has(name)) rmSync(join(root, name), { recursive: true, force: true })
  }

  const isOpen = (one: Preview) => measureEnd(one) > Date.now()
  const endOld = () => keep(all.filter(isOpen))

  async function build(by: string, made: number): Promise<void> {
    rmSync(workshop, { recursive: true, force: true })
    mkdirSync(workshop, { recursive: true, mode: 0o700 })
    copySources(home, workshop)
    symlinkSync(join(home, 'node_modules'), join(workshop, 'node_modules'), 'junction')
    // Without the mail provider's settings: the form of a preview sends nothing.
    const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITE_')))
    await buildSite(workshop, longestBuild, env)
    const one = { token: randomBytes(24).toString('base64url'), by, made }
    renameSync(realpathSync(publishedLink(workshop)), previewFolder(one))
    keep([one, ...all.filter(isOpen)])
  }

  function begin(by: string): void {
    failure = undefined
    const since = Date.now()
    const done = build(by, since)
      .catch((error) => {
        failure = lastLines(error)
      })
      .finally(() => {
        building = undefined
        const then = next
        next = undefined
        if (then) begin(then)
        else rmSync(workshop, { recursive: true, force: true })
      })
    building = { by, since, done }
  }

  endOld()
  setInterval(endOld, day / 24).unref()

  return {
    previewFolder,
    /** Those that can be opened, the newest first. */
    list: (): readonly Preview[] => all.filter(isOpen),
    find: (token: string) => all.find((one) => isOpen(one) && isSame(one.token, token)),
    building: (): Building | undefined =>
      building && { by: building.by, since: building.since, hasNext: next !== undefined },
    /** Why the last build failed. */
    failure: () => failure,
    /** Settles when the build that is under way has ended. */
    settled: async () => building?.done,
    /**
     * Begins a preview of the pages as they are now; if one is being built, as they are afterwards.
     * @throws NoPreview
     */
    make(by: string): void {
      if (next)
        throw new NoPreview('One preview is being built, and another one waits. Try again after them.')
      if (all.filter(isOpen).length >= limits.previews)
        throw new NoPreview(
          `There are ${limits.previews} previews already. End one that nobody needs any more.`,
        )
      mkdirSync(root, { recursive: true, mode: 0o700 })
      const { bavail, bsize } = statfsSync(root)
      if (bavail * bsize < limits.room)
        throw new NoPreview('The studio’s disk is nearly full. End previews that nobody needs any more.')
      if (building) next = by
      else begin(by)
    },
    /** Ends a preview: its address shows nothing any more, and its files are removed. */
    end: (token: string) => keep(all.filter((one) => !isSame(one.token, token))),
  }
}

export type Previews = ReturnType<typeof openPreviews>
