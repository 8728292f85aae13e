import { parseArgs } from 'node:util'
import { growth, usualCounts } from './growth/growth'
import { interactionTimes } from './interaction/interaction'
import { lighthouse } from './lighthouse/lighthouse'
import { compareServers } from './load/compare-servers'
import { besideOthers } from './pages/beside'
import { previewTimes } from './preview/preview'
import { studioCosts } from './studio/studio'

/**
 * `npm run bench`: measures, and writes the results to `bench/results.md`.
 *
 *     npm run bench -- --beside http://localhost:4000   our home page beside others
 *     npm run bench -- growth [14 140 1400]             what more case studies cost (a long run)
 *     npm run bench -- interaction                      how fast menu, cards, carousel, lightbox, fields respond
 *     npm run bench -- load [--soak 120]                the embedded server under load; seconds of the soak
 *     npm run bench -- preview                          how fast the editor shows a changed word
 *     npm run bench -- studio                           the studio at rest, with ten people, and from Publish to live
 *     npm run bench -- lighthouse [/ /projects]         Lighthouse for phones, every page or those given
 *
 * `--rounds 7` measures everything seven times; the default is the command's own.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string' },
    soak: { type: 'string', default: '120' },
    beside: { type: 'string', multiple: true, default: [] },
  },
})
const rounds = (usual: number) => Number(values.rounds ?? usual)
const [command = 'pages', ...rest] = positionals

const commands: Record<string, () => Promise<void>> = {
  pages: () => besideOthers(rounds(5), values.beside),
  growth: () => growth(rest.length > 0 ? rest.map(Number) : usualCounts, rounds(3)),
  interaction: () => interactionTimes(rounds(3)),
  preview: () => previewTimes(rounds(3)),
  studio: studioCosts,
  load: () => compareServers(rounds(5), Number(values.soak)),
  lighthouse: () => lighthouse(rest, rounds(3)),
}

const wanted = commands[command]
if (!wanted) throw new Error(`bench: ${command} is none of ${Object.keys(commands).join(', ')}`)
await wanted()
