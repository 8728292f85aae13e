import { phone, phoneOrTablet } from '~/breakpoints'
import { edge } from '~/page-data/edge.server'
import { head } from '~/page-data/head.server'
import { portrait } from '~/page-data/portrait.server'
import { woven } from '~/page-data/woven.server'
import { wovenText } from '~/woven/heading/woven-text.server'
import { agency } from '~content/load/agency.server'
import { readContent } from '~content/load/read.server'
import { aboutPage } from '~content/schema/pages/about'
import { team as teamSchema } from '~content/schema/team'

/** Of photographs, which are cut to the shape of the woven portraits (team.module.css) */
const directorSizes = `${phone} 132vw, 75vw`
const memberSizes = `${phoneOrTablet} 64vw, 32vw`

/** What stands above the hero's ledge, from the left. */
const topknots = [1, 2, 3, 4, 5].map((number) => `topknot-${number}`)

/** Everything the about page shows. */
export function aboutData() {
  const page = readContent('pages/about.yaml', aboutPage)
  const team = readContent('team.yaml', teamSchema)
  const withPortrait = <Member extends { image: string; altText: string }>(
    { image, altText, ...member }: Member,
    sizes: string,
  ) => ({ ...member, portrait: portrait(image, altText, { file: 'team.yaml', sizes }) })
  const { line, label, subject } = page.apply
  return {
    head: head({ ...page.head, path: '/about' }),
    hero: { ...page.hero, heading: wovenText(page.hero.heading), topknots: topknots.map(woven) },
    story: {
      ...page.story,
      year: {
        ...woven(page.story.year.name),
        alt: page.story.year.alt,
        row: woven(page.story.year.row),
      },
    },
    edges: { toTeam: edge('diamonds-paper-husk'), toFooter: edge('wheels') },
    team: {
      // Wider letters than a headline's, so that it stands below it in rank.
      heading: wovenText(page.team.heading, { wide: 120 }),
      director: withPortrait(team.director, directorSizes),
      members: team.members.map((member) => withPortrait(member, memberSizes)),
    },
    apply: {
      line,
      label,
      href: `mailto:${agency().email}?subject=${encodeURIComponent(subject)}`,
      chair: { strung: woven('chair-strung'), woven: woven('chair-woven') },
    },
  }
}
