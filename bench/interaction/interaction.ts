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
import { journeys, routeChange } from './route-change'

const desk = { viewport: { width: 1440, height: 900 } }

async function measureTimes(browser: Browser, baseURL: string, interaction: Interaction): Promise<number[]> {
  const context = await browser.newContext({ ...(interaction.isPhone ? phone : desk), baseURL })
  const times = await responseTimes(await context.newPage(), interaction)
  await context.close()
  return times
}

async function routeChanges(browser: Browser, baseURL: string, rounds: number) {
  const forward: number[] = []
  const back: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    for (const journey of journeys) {
      const context = await browser.newContext({ ...phone, baseURL })
      const times = await routeChange(await context.newPage(), journey)
      console.log(
        `${journey.from} → ${journey.to}: ${Math.round(times.forward)} ms, back ${Math.round(times.back)} ms`,
      )
      forward.push(times.forward)
      back.push(times.back)
      await context.close()
    }
  }
  return { forward: forward.sort((a, b) => a - b), back: back.sort((a, b) => a - b) }
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
    rows.push(row(interaction.name, await measureTimes(browser, server.origin, interaction)))
  const { forward, back } = await routeChanges(browser, server.origin, rounds)
  rows.push(row(`a change of route, beyond its ${ROUTE_DELAY} ms`, forward), row('Back', back))
  await browser.close()
  await server.stop()
  const explained = `Processor slowed down ${slowdown} times; each interaction twenty times (INP is the worst), a change of route and Back ${rounds * journeys.length} times,
over every kind of page. The browser tells times in steps of 8 ms. The empty page says what the machine itself takes.`
  report('Interaction', `${explained}\n\n${table(['from act to paint', 'median', 'worst'], rows)}`)
}
