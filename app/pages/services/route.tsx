import type { z } from 'zod'
import { phoneOrTablet } from '~/breakpoints'
import { ActionLink } from '~/components/action/action'
import { BelowFirstScreen } from '~/components/below-first-screen/below-first-screen'
import { LogoWall } from '~/components/logo-wall/logo-wall'
import { Image } from '~/components/picture/picture'
import { Testimonials } from '~/components/testimonials/testimonials'
import { fillIn } from '~/fill-in'
import { head } from '~/page-data/head.server'
import { logoWall } from '~/page-data/logo-rows.server'
import { pictureData, woven } from '~/page-data/media.server'
import { testimonials } from '~/page-data/testimonials.server'
import { describeHead } from '~/shell/head'
import { transparentBar } from '~/shell/page-handle'
import { Heading } from '~/woven/heading/heading'
import { wovenText } from '~/woven/heading/woven-text.server'
import { readContent } from '~content/load/read.server'
import { servicesPage } from '~content/schema/pages'
import { service } from '~content/schema/services'
import type { Route } from './+types/route'
import actionStyles from './call-to-action.module.css'
import heroStyles from './hero.module.css'
import { HowWeWork } from './how-we-work'
import { Solutions } from './solutions'

export const handle = transparentBar('indigo')

const file = 'pages/services.yaml'

/** The steps with their weeks in words, counted on from step to step (KNOW-1). */
function howWeWork({ howWeWork: work, sample }: z.output<typeof servicesPage>) {
  const { week, weeks, sampleLine, steps, ...words } = work
  let last = 0
  return {
    ...words,
    steps: steps.map((step) => {
      const first = last + 1
      last += step.weeks
      return { ...step, when: fillIn(first === last ? week : weeks, { first, last }) }
    }),
    note: sample ? sampleLine : null,
  }
}

/** The data of the services page (SERVICES-1). */
export function loader() {
  const page = readContent(file, servicesPage)
  return {
    head: head({ ...page.head, path: '/services' }),
    hero: {
      ...page.hero,
      heading: wovenText(page.hero.heading),
      drawing: { wide: woven('six-threads'), phone: woven('six-threads-on-phones') },
    },
    solutions: {
      heading: wovenText(page.solutions.heading),
      more: page.solutions.more,
      services: page.solutions.services.map((id, index) => {
        const { name, description, swatch, engagement } = readContent(`services/${id}.yaml`, service)
        const piece = page.solutions.pieces[index]
        return {
          id,
          piece: piece && { client: piece.client, picture: pictureData(piece.picture, file) },
          name,
          description,
          facts: [
            { title: page.engagement.time, figure: engagement.time.figure },
            { title: page.engagement.price, figure: engagement.price.figure },
          ],
          swatch: { ...woven(`swatch-${id}`), alt: swatch },
          fringe: woven(`fringe-${id}`),
        }
      }),
    },
    howWeWork: howWeWork(page),
    logoWall: logoWall(page.logoWall),
    testimonials: testimonials(2),
    callToAction: { ...page.callToAction, heading: wovenText(page.callToAction.heading) },
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => describeHead(loaderData?.head)

type Data = ReturnType<typeof loader>

/** The services' headline on indigo; six threads run into one cloth below it (SERVICES-1). */
function Hero({ heading, tagline, toSolutions, threads, drawing }: Data['hero']) {
  const { wide, phone } = drawing
  return (
    <section className={heroStyles.hero} data-ground="indigo" data-threads="warp">
      <div className={heroStyles.words}>
        <Heading text={heading} woven />
        <div className={heroStyles.foot}>
          <p className={heroStyles.tagline}>{tagline}</p>
          <a href="#solutions" className={heroStyles.link}>
            {toSolutions}
          </a>
        </div>
      </div>
      <picture className={heroStyles.threads}>
        <source media={phoneOrTablet} srcSet={phone.src} width={phone.width} height={phone.height} />
        <Image file={wide} alt={threads} className={heroStyles.cloth} />
      </picture>
    </section>
  )
}

/** The call to action for visitors who cannot choose (SERVICES-1). */
function CallToAction({ heading, label }: Data['callToAction']) {
  return (
    <section className={actionStyles.action} data-ground="saffron">
      <div>
        <Heading text={heading} level={2} />
      </div>
      <ActionLink href="/contact" size="large" className={actionStyles.button}>
        {label}
      </ActionLink>
    </section>
  )
}

export default function Services({ loaderData }: Route.ComponentProps) {
  const { hero, solutions, howWeWork, logoWall, testimonials, callToAction } = loaderData
  return (
    <>
      <Hero {...hero} />

      <Solutions {...solutions} />
      <BelowFirstScreen>
        <HowWeWork {...howWeWork} />
        <LogoWall {...logoWall} />
        <Testimonials {...testimonials} />
        <CallToAction {...callToAction} />
      </BelowFirstScreen>
    </>
  )
}
