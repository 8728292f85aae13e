import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { z } from 'zod'
import type { Hosting } from '../../../content/schema/every-page'
import { buildSite, lastLines } from './build-site'
import { type Git, gitIn } from './git'
import { findRemote } from './publish'

const run = promisify(execFile)

/** How long an address may take to answer, and how long packages and a build may take on a slow machine (ms). */
const patience = { answer: 10_000, build: 30 * 60_000 }
/** After this, what was sent should be live, and the likely causes are named (ms). */
const expected = 10 * 60_000
const longestOutput = 20_000_000

/** Whether visitors have what was published last. */
export type LiveState =
  | { is: 'live'; since: string }
  /** @property usually how long the last build took (s) */
  | { is: 'building'; since: string; usually?: number }
  /** @property causes what to look at, if it takes longer than it should */
  | { is: 'waiting'; since: string; words: string; causes: string[] }
  /** @property remedy what to do */
  | { is: 'not live'; why: string; remedy: string; hosting: 'known' | 'unknown' }

const versionAnswer = z.object({ commit: z.string().nullable(), time: z.string() })
type Answer = z.output<typeof versionAnswer>

interface Publication {
  /** The project that is edited. */
  home: string
  git: Git
  /** The folder that the site is served from on this machine, a clone of the project; the studio builds there. */
  siteFolder: string | undefined
  hosting: () => Hosting | undefined
  /** The site's public address. */
  origin: () => string
}

const waitingWords: Record<Hosting, string> = {
  studio: 'It is built. Visitors get it in a moment',
  host: 'It was sent. The host builds it now, which takes some minutes',
  engineer: 'It was sent. Visitors see it after whoever runs the site has built it: tell them',
}

const causes: Record<Hosting, string[]> = {
  studio: [
    'The site is served from another folder than the one in SITE_FOLDER.',
    'A proxy or CDN in front keeps /version.json, although it must not.',
    'The address of the site, in Agency, is not the one that visitors use.',
  ],
  host: [
    'The build failed at the host: its log says why.',
    'The host builds another branch than the one that was sent.',
    'The address of the site, in Agency, is not the one that visitors use.',
  ],
  engineer: [
    'Nobody has built it yet.',
    'The address of the site, in Agency, is not the one that visitors use.',
  ],
}

/** Makes what was published live, if that can be done here, and says whether it is. */
export function openPublication({ home, git, siteFolder, hosting, origin }: Publication) {
  let since: Date | undefined
  let building: Promise<void> | undefined
  let usually: number | undefined
  let failure: string | undefined
  /** When each commit was first seen at the public address. */
  const seen = new Map<string, string>()

  const head = async () => (await git.text('rev-parse', 'HEAD')).trim()

  /** Builds the newest commit in the site's own folder. */
  async function build(folder: string): Promise<void> {
    const site = gitIn(folder)
    const options = { cwd: folder, timeout: patience.build, maxBuffer: longestOutput }
    const began = Date.now()
    const before = await site.text('rev-parse', 'HEAD:package-lock.json').catch(() => '')
    await site.text('fetch', '--quiet', home, 'HEAD')
    await site.text('checkout', '--quiet', '--detach', 'FETCH_HEAD')
    if (before !== (await site.text('rev-parse', 'HEAD:package-lock.json').catch(() => '')))
      await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], options)
    await buildSite(folder, patience.build)
    usually = Math.round((Date.now() - began) / 1000)
  }

  /** Builds until the newest commit is built: more may be published meanwhile. */
  async function buildAll(folder: string): Promise<void> {
    failure = undefined
    try {
      for (let built = ''; built !== (await head()); ) {
        built = await head()
        await build(folder)
      }
    } catch (error) {
      failure = lastLines(error)
    }
  }

  async function version(): Promise<Answer | string> {
    const address = new URL('/version.json', origin())
    try {
      const response = await fetch(address, { signal: AbortSignal.timeout(patience.answer) })
      if (!response.ok) return `${address.host} does not say which version it has (${response.status}).`
      return versionAnswer.parse(await response.json())
    } catch {
      return `${address.host} does not answer, or is not this site.`
    }
  }

  /** Whether a commit has everything that was published. */
  async function holds(commit: string): Promise<boolean> {
    return git.text('merge-base', '--is-ancestor', 'HEAD', commit).then(
      () => true,
      () => false,
    )
  }

  async function whyNotLive(answer: Answer | string): Promise<LiveState> {
    const host = hosting()
    if (!host)
      return {
        is: 'not live',
        why: 'nobody has said yet how changes get to visitors.',
        remedy: 'Choose it once: Agency › How changes get to visitors.',
        hosting: 'unknown',
      }
    if (failure)
      return {
        is: 'not live',
        why: `the build failed.\n${failure}`,
        remedy: 'Show this to an engineer, then try again.',
        hosting: 'known',
      }
    if (host === 'studio' && !siteFolder)
      return {
        is: 'not live',
        why: 'the studio builds this site, and this is not the studio.',
        remedy: 'Open the studio and press Publish there.',
        hosting: 'known',
      }
    if (host !== 'studio' && !(await findRemote(git)))
      return {
        is: 'not live',
        why: 'this folder is not connected with the repository that the host reads.',
        remedy: 'Ask an engineer to connect it (git remote add).',
        hosting: 'known',
      }
    if (!since)
      return {
        is: 'not live',
        why: typeof answer === 'string' ? answer : `visitors have the version of ${answer.time}.`,
        remedy: 'Press Make it live.',
        hosting: 'known',
      }
    const isLate = Date.now() - since.getTime() > expected
    const late = [...(typeof answer === 'string' ? [answer] : []), ...causes[host]]
    return {
      is: 'waiting',
      since: since.toISOString(),
      words: waitingWords[host],
      causes: isLate ? late : [],
    }
  }

  return {
    /** Begins to make the newest commit live; returns at once. */
    start(): void {
      since = new Date()
      failure = undefined
      if (hosting() !== 'studio' || !siteFolder || building) return
      building = buildAll(siteFolder).finally(() => {
        building = undefined
      })
    },
    /** Asks the public address. */
    async look(): Promise<LiveState> {
      if (building && since)
        return { is: 'building', since: since.toISOString(), ...(usually !== undefined && { usually }) }
      const answer = await version()
      if (typeof answer === 'string' || answer.commit === null || !(await holds(answer.commit)))
        return whyNotLive(answer)
      const first = seen.get(answer.commit) ?? (since ? new Date().toISOString() : answer.time)
      seen.set(answer.commit, first)
      since = undefined
      failure = undefined
      return { is: 'live', since: first }
    },
    /** Settles when no build is under way. */
    settled: async () => building,
  }
}
