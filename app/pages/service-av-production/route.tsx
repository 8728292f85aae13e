import type { CSSProperties } from 'react'
import { belowWide, phone, phoneOrTablet } from '~/breakpoints'
import { BelowFirstScreen } from '~/components/below-first-screen/below-first-screen'
import { FilmTile } from '~/components/film/film-tile'
import { Picture } from '~/components/picture/picture'
import { Engagement } from '~/components/service-page/engagement'
import { ServiceCallToAction, ServiceHero, ServiceIntro } from '~/components/service-page/service-page'
import { Showreel } from '~/components/showreel/showreel'
import { Sideways } from '~/components/sideways/sideways'
import { edge, pictureData, woven } from '~/page-data/media.server'
import { servicePage } from '~/page-data/service-page.server'
import { showreelData } from '~/page-data/showreel.server'
import { videoObject } from '~/page-data/video-object.server'
import { describeHead } from '~/shell/head'
import { solidBar } from '~/shell/page-handle'
import { Edge } from '~/woven/edge/edge'
import { readContent } from '~content/load/read.server'
import { avPage } from '~content/schema/services'
import type { Route } from './+types/route'
import moreStyles from './all-films.module.css'
import styles from './av-production.module.css'
import screenStyles from './big-screen.module.css'
import chipStyles from './chip-threads.module.css'
import { filmsOnRod, portfolioFilms } from './films.server'
import rodStyles from './rod.module.css'
import { Showcase } from './showcase'
import warpStyles from './sounding-warp.module.css'

export const handle = solidBar

/** The AV production page (SERVICES-8, AV-1): the showreel, the showcase of three, the two groups, and the link to how they are made. */
export function loader() {
  const id = 'av-production'
  const page = readContent(`services/${id}.yaml`, avPage)
  const { landscape, portrait, showcase } = portfolioFilms()
  const all = [...landscape, ...portrait]
  const showreel = showreelData()
  return {
    ...servicePage(id, page, {
      structuredData: [
        showreel.structuredData,
        ...all.map((one) => videoObject({ ...one, description: one.poster.alt })),
      ],
    }),
    showreel: showreel.shown,
    chips: page.chips,
    showcase: { films: showcase, pause: page.pause, resume: page.resume },
    wave: woven('waveform'),
    warp: woven('sounding-warp'),
    landscape: { title: page.landscape, films: landscape },
    edge: edge('temple-indigo-ink'),
    portrait: {
      title: page.portrait,
      films: portrait,
      fringe: woven('fringe-ui-ux'),
      rods: { '--on-desktop': filmsOnRod(portrait.length, 6), '--on-tablet': filmsOnRod(portrait.length, 4) },
    },
    more: {
      line: page.more.line,
      label: page.more.label,
      path: page.more.path,
      picture: page.more.picture && pictureData(page.more.picture, `services/${id}.yaml`),
      colours: all.map(({ colour }) => colour),
    },
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => describeHead(loaderData?.head)

type Data = ReturnType<typeof loader>

/** The chips, each hung from a thread (SERVICES-8). */
function ChipThreads({ chips }: { chips: string[] }) {
  return (
    <ul className={chipStyles.threads}>
      {chips.map((name) => (
        <li key={name} className={chipStyles.thread}>
          {name}
        </li>
      ))}
    </ul>
  )
}

/** Landscape films (AV-1). */
function BigScreen({ title, films }: Data['landscape']) {
  return (
    <section className={screenStyles.screen} data-ground="indigo" aria-label={title}>
      <h2 className={screenStyles.title}>{title}</h2>
      <ul className={screenStyles.films}>
        {films.map((film) => (
          <li key={film.id} className={screenStyles.film}>
            <FilmTile {...film} sizes={`auto, ${phone} 100vw, 48vw`} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** None is wider than the last value (rod.module.css). */
const filmSizes = `auto, ${phone} 210px, ${belowWide} 31vw, max(20rem, 16vw)`

/** Portrait films hung on rods like cloths, each with a fringe in its own colour (AV-1). */
function Rod({ title, films, fringe, rods }: Data['portrait']) {
  return (
    <section className={rodStyles.section} data-ground="ink" aria-label={title}>
      <h2 className={rodStyles.title}>{title}</h2>
      <Sideways label={title} pieces={films.length}>
        <ul className={rodStyles.rod} style={rods as CSSProperties}>
          {films.map((film) => (
            <li key={film.id} className={rodStyles.cloth}>
              <FilmTile {...film} corners="square" sizes={filmSizes}>
                <div
                  className={rodStyles.fringe}
                  style={{ background: film.colour, maskImage: `url(${fringe.src})` }}
                  aria-hidden="true"
                />
              </FilmTile>
            </li>
          ))}
        </ul>
      </Sideways>
    </section>
  )
}

/** The link to all films (SERVICES-8): a test card with a bar for each, and a page from the making of one. */
function AllFilms({ line, label, path, picture, colours }: Data['more']) {
  return (
    <section className={moreStyles.more} data-ground="paper" aria-label={line}>
      <div className={moreStyles.bars} aria-hidden="true">
        {colours.map((background, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two films may have one colour, and bars never change their order
          <i key={index} style={{ background }} />
        ))}
      </div>
      {picture && (
        <Picture
          picture={picture}
          sizes={`auto, ${phoneOrTablet} 100vw, 58vw`}
          className={moreStyles.picture}
        />
      )}
      <div className={moreStyles.words}>
        <h2 className={moreStyles.line}>{line}</h2>
        <a className={moreStyles.link} href={path}>
          {label}
        </a>
      </div>
    </section>
  )
}

/** How many vertical strips the picture is cut into; sounding-warp.module.css uses the same number. */
const STRIPS = 48

/** Threads with the play mark dyed into them; a wave leaves it in both directions, and plays under the pointer (SERVICES-8). */
function SoundingWarp({ line, label, warp }: Data['callToAction'] & Pick<Data, 'warp'>) {
  return (
    <ServiceCallToAction ground="saffron" line={line} label={label} className={warpStyles.action}>
      <div
        className={warpStyles.warp}
        style={{ '--warp': `url(${warp.src})`, '--shape': `${warp.width} / ${warp.height}` } as CSSProperties}
        aria-hidden="true"
      >
        {Array.from({ length: STRIPS }, (_, i) => i).map((strip) => (
          <i key={strip} className={warpStyles.strip} style={{ '--strip': strip } as CSSProperties} />
        ))}
      </div>
    </ServiceCallToAction>
  )
}

/** AV production (SERVICES-8, AV): the showreel opens the page; three films run, then the twelve. */
export default function AvProduction({ loaderData }: Route.ComponentProps) {
  const {
    showreel,
    showcase,
    heading,
    wave,
    lead,
    chips,
    landscape,
    edge,
    portrait,
    more,
    warp,
    engagement,
    callToAction,
  } = loaderData
  return (
    <>
      <Showreel {...showreel} />
      <ServiceHero ground="indigo" letter="saffron" halo="ink" heading={heading}>
        <div
          className={styles.wave}
          style={{ backgroundImage: `url(${wave.src})`, blockSize: wave.height }}
        />
      </ServiceHero>
      <BelowFirstScreen>
        <Showcase {...showcase} />
        <ServiceIntro ground="indigo" lead={lead}>
          <ChipThreads chips={chips} />
        </ServiceIntro>
        <BigScreen {...landscape} />
        <Edge {...edge} weavesIn />
        <Rod {...portrait} />
        <AllFilms {...more} />
        <Engagement ground="paper" {...engagement} />
        <SoundingWarp {...callToAction} warp={warp} />
      </BelowFirstScreen>
    </>
  )
}
