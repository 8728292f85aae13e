import { slowdown } from '../browser'
import { median, times } from '../statistics'
import { asCount, asKilobytes, asMegabytes, asMilliseconds, table } from '../table'
import { type Network, networks } from './network'
import type { Visit } from './visit'

export interface Contender {
  name: string
  address: string
  visits: Map<Network, Visit[]>
}

interface Figure {
  name: string
  of: keyof Visit
  shown(figure: number): string
}

const threeDigits = 3

const figures: readonly Figure[] = [
  { name: 'transferred', of: 'bytes', shown: asKilobytes },
  { name: 'of which script', of: 'scriptBytes', shown: asKilobytes },
  { name: 'requests', of: 'requests', shown: asCount },
  { name: 'first paint', of: 'firstPaint', shown: asMilliseconds },
  { name: 'largest paint', of: 'largestPaint', shown: asMilliseconds },
  { name: 'blocking time', of: 'blocking', shown: asMilliseconds },
  { name: 'layout shift', of: 'shift', shown: (shift) => shift.toFixed(threeDigits) },
  { name: 'JavaScript heap', of: 'heap', shown: asMegabytes },
]

function row({ name, of, shown }: Figure, network: Network, contenders: readonly Contender[]): string[] {
  const all = contenders.map(({ visits }) => (visits.get(network) ?? []).map((one) => one[of]))
  const [ours = [], ...others] = all
  const cells = others.map((theirs) => {
    // Ratios per round: what disturbed the machine in a round disturbed both.
    const rounds = ours.flatMap((figure, index) => {
      const other = theirs[index]
      return other ? [figure / other] : []
    })
    const ratio = rounds.length > 0 ? times(median(rounds), 1) : times(median(ours), median(theirs))
    return `${shown(median(theirs))} (${ratio})`
  })
  return [name, shown(median(ours)), ...cells]
}

/** The tables: a column for each site, and in brackets ours as a multiple of it. */
export function comparison(contenders: readonly Contender[], rounds: number): string {
  const tables = networks.map((network) => {
    const rows = figures.map((figure) => row(figure, network, contenders))
    const titles = [network.name, ...contenders.map(({ name }) => name)]
    return table(titles, rows)
  })
  const explained = `First visit on a phone, processor slowed down ${slowdown} times; median of ${rounds} rounds. In brackets: ours as a multiple of that.
“Ours without script” is the same page with every script removed, the limit; “plain framework” the same words in the smallest site that React Router builds, without style, fonts and pictures.`
  return [explained, ...tables].join('\n\n')
}
