import { fillIn } from '~/fill-in'
import {
  actionLabelOnTwoLines,
  actionLabelWidth,
  barLinkWidth,
  logoNameWidth,
} from '~/styles/fonts/measure.server'
import { wovenText } from '~/woven/heading/woven-text.server'
import { agency } from '~content/load/agency.server'
import { readContent } from '~content/load/read.server'
import { hasSamples } from '~content/load/samples.server'
import { navigation } from '~content/schema/every-page'
import { listStyleSheets } from './style-sheets.server'

export type ShellData = Awaited<ReturnType<typeof shellData>>

/** Data for the header and footer of every page, read when the site is built. */
export async function shellData() {
  const { name, email, phones, social, footer, blurb, city, copyright, odiaLine, samplesLine } = agency()
  const { links, callToAction, spoken } = readContent('navigation.yaml', navigation)
  const lines = (text: string) => wovenText({ wide: [text], narrow: [text] })
  return {
    styleSheets: await listStyleSheets(),
    skip: spoken.skip,
    loading: spoken.loading,
    header: {
      name,
      nameWidth: logoNameWidth(name),
      spoken: { home: fillIn(spoken.home, { name }), main: spoken.main, menu: spoken.menu },
      links: links.map((link) => ({
        ...link,
        width: barLinkWidth(link.label),
        woven: lines(link.label),
      })),
      callToAction: {
        path: '/contact',
        label: callToAction,
        width: actionLabelWidth(callToAction),
        narrowWidth: actionLabelOnTwoLines(callToAction),
      },
      contact: { email, phone: phones[0] },
    },
    footer: {
      blurb,
      ...footer,
      email,
      phones,
      city,
      social,
      wordmark: wovenText({ wide: [name], narrow: [name] }, { wide: 122, narrow: 122 }),
      copyright,
      odiaLine,
      samplesLine: hasSamples() ? samplesLine : null,
    },
  }
}
