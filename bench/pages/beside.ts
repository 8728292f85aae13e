import { launchBrowser } from '../browser'
import { finishedBuild } from '../project'
import { report } from '../report'
import { serveBuild } from '../serve'
import { type Contender, comparison } from './comparison'
import { networks } from './network'
import { plainBuild } from './plain/plain-build'
import { visit } from './visit'
import { buildWithoutScript } from './without-script'

const contender = (name: string, address: string): Contender => ({
  name,
  address,
  visits: new Map(networks.map((network) => [network, []])),
})

/**
 * Compares our home page with its limit, its framework and any other site that is named. Every round visits each of them once
 * on each network, starting with a different one.
 */
export async function besideOthers(rounds: number, addresses: readonly string[]): Promise<void> {
  const build = finishedBuild()
  const [ours, withoutScript, plain] = [
    await serveBuild(build),
    await serveBuild(await buildWithoutScript(build)),
    await serveBuild(await plainBuild(build)),
  ]
  const contenders = [
    contender('ours', ours.origin),
    contender('ours without script', withoutScript.origin),
    contender('plain framework', plain.origin),
    ...addresses.map((address) => contender(new URL(address).host, address)),
  ]
  const browser = await launchBrowser()
  for (let round = 0; round < rounds; round += 1) {
    for (const network of networks) {
      for (let turn = 0; turn < contenders.length; turn += 1) {
        const next = contenders[(round + turn) % contenders.length]
        next?.visits.get(network)?.push(await visit(browser, next.address, network))
      }
    }
    console.log(`round ${round + 1} of ${rounds}`)
  }
  await browser.close()
  for (const { stop } of [ours, withoutScript, plain]) await stop()
  report('The home page beside others', comparison(contenders, rounds))
}
