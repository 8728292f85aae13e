import type { CSSProperties } from 'react'
import { phone, phoneOrTablet } from '~/breakpoints'
import { BelowFirstScreen } from '~/components/below-first-screen/below-first-screen'
import { Image } from '~/components/picture/picture'
import { head } from '~/page-data/head.server'
import { edge, woven } from '~/page-data/media.server'
import { portrait } from '~/page-data/portrait.server'
import { describeHead } from '~/shell/head'
import { transparentBar } from '~/shell/page-handle'
import { Edge } from '~/woven/edge/edge'
import { Heading } from '~/woven/heading/heading'
import { wovenText } from '~/woven/heading/woven-text.server'
import { agency } from '~content/load/agency.server'
import { readContent } from '~content/load/read.server'
import { team as teamSchema } from '~content/schema/collections'
import { aboutPage } from '~content/schema/pages'
import type { Route } from './+types/route'
import heroStyles from './hero.module.css'
import { Join } from './join'
import storyStyles from './story.module.css'
import { Team } from './team'

export const handle = transparentBar('madder')

/** For photographs, which are cropped to the shape of the woven portraits (team.module.css) */
const directorSizes = `${phone} 132vw, 75vw`
const memberSizes = `${phoneOrTablet} 64vw, 32vw`

/** What sits on the hero's ledge, from the left. */
const topknots = [1, 2, 3, 4, 5].map((number) => `topknot-${number}`)

/** The data of the about page. */
export function loader() {
  const page = readContent('pages/about.yaml', aboutPage)
  const team = readContent('team.yaml', teamSchema)
  const withPortrait = <
    Member extends { name: string; image?: string | undefined; altText?: string | undefined },
  >(
    { image, altText, ...member }: Member,
    sizes: string,
  ) => ({
    ...member,
    portrait: portrait({ name: member.name, portrait: image, alt: altText, file: 'team.yaml', sizes }),
  })
  const { line, label, subject } = page.apply
  const { email } = agency()
  const href = `mailto:${email}?subject=${encodeURIComponent(subject)}`
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
      // Wider letters than a headline's, so that it ranks below it.
      heading: wovenText(page.team.heading, { wide: 120 }),
      director: withPortrait(team.director, directorSizes),
      members: team.members.map((member) => withPortrait(member, memberSizes)),
    },
    apply: {
      line,
      label,
      href,
      chair: { strung: woven('chair-strung'), woven: woven('chair-woven') },
    },
    join: { ...page.join, email, href },
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => describeHead(loaderData?.head)

type Data = ReturnType<typeof loader>

/** Headline, intro, and the knots of hair above the hero's lower edge (ABOUT-1). */
function Hero({ heading, intro, topknots }: Data['hero']) {
  return (
    <section className={heroStyles.hero} data-ground="madder" data-threads="warp">
      <div className={heroStyles.words}>
        <Heading text={heading} woven />
        <p className={heroStyles.intro}>{intro}</p>
      </div>
      <div className={heroStyles.ledge} aria-hidden="true">
        {topknots.map((topknot, index) => (
          <span key={topknot.src} className={heroStyles.seat} style={{ '--order': index } as CSSProperties}>
            <Image file={topknot} alt="" className={heroStyles.topknot} />
          </span>
        ))}
      </div>
    </section>
  )
}

/** The agency's story; figures hang on knotted threads (ABOUT-1). */
function Story({ title, year, opening, text, facts }: Data['story']) {
  return (
    <section className={storyStyles.story} data-ground="paper" aria-labelledby="story">
      <picture className={storyStyles.year}>
        <source media={phoneOrTablet} srcSet={year.row.src} width={year.row.width} height={year.row.height} />
        <Image file={year} alt={year.alt} loading="lazy" />
      </picture>
      <div className={storyStyles.words}>
        <h2 id="story" className={storyStyles.title}>
          {title}
        </h2>
        <p className={storyStyles.opening}>{opening}</p>
        <p className={storyStyles.text}>{text}</p>
      </div>
      <dl className={storyStyles.facts}>
        {facts.map((fact) => (
          <div key={fact.label} className={storyStyles.fact}>
            <dt className={storyStyles.label}>{fact.label} </dt>
            <dd className={storyStyles.figure}>{fact.figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

export default function About({ loaderData }: Route.ComponentProps) {
  const { hero, story, edges, team, apply, join } = loaderData
  return (
    <>
      <Hero {...hero} />

      <Story {...story} />
      <BelowFirstScreen>
        <Edge {...edges.toTeam} weavesIn />
        <Team {...team} apply={apply} />
        <Join {...join} />
        <Edge {...edges.toFooter} weavesIn />
      </BelowFirstScreen>
    </>
  )
}
