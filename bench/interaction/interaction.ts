import type { Browser } from '@playwright/test'
import { ROUTE_DELAY } from '../../app/constants'
import { launchBrowser, phone, slowdown } from '../browser'
import { finishedBuild } from '../project'
import { report } from '../report'
import { serveBuild } from '../serve'
import { median } from '../statistics'
import { asMilliseconds, table } from '../table'
import { control, type Interaction, interactions } from './interactions'
import { responseTimes } from './response-time'
import { routeChange } from './route-change'

const desk = { viewport: { width: 1440, height: 900 } }
const links = ['Services', 'Projects', 'About Us', 'Contact']

async function timesOf(browser: Browser, baseURL: string, interaction: Interaction): Promise<number[]> {
  const context = await browser.newContext({ ...(interaction.isPhone ? phone : desk), baseURL })
  const times = await responseTimes(await context.newPage(), interaction)
  await context.close()
  return times
}

async function routeChanges(browser: Browser, baseURL: string, rounds: number): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    for (const link of links) {
      const context = await browser.newContext({ ...desk, baseURL })
      times.push((await routeChange(await context.newPage(), '/', link)) - ROUTE_DELAY)
      await context.close()
    }
  }
  return times.sort((a, b) => a - b)
}

const row = (name: string, times: readonly number[]) => [
  name,
  asMilliseconds(median(times)),
  asMilliseconds(times.at(-1) ?? 0),
]

/** How fast the page responds on a slow processor: from the interaction to the paint of its result. */
export async function interactionTimes(rounds: number): Promise<void> {
  const server = await serveBuild(finishedBuild())
  const browser = await launchBrowser()
  const rows: string[][] = []
  for (const interaction of [control, ...interactions])
    rows.push(row(interaction.name, await timesOf(browser, server.origin, interaction)))
  rows.push(
    row(
      `a change of route, beyond its ${ROUTE_DELAY} ms`,
      await routeChanges(browser, server.origin, rounds),
    ),
  )
  await browser.close()
  await server.stop()
  const explained = `Processor slowed down ${slowdown} times; each interaction twenty times (INP is the worst), a change of route ${rounds * links.length} times. The
browser tells times in steps of 8 ms. The empty page says what the machine itself takes.`
  report('Interaction', `${explained}\n\n${table(['from act to paint', 'median', 'worst'], rows)}`)
}
