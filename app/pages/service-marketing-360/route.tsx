import { type CSSProperties, Fragment } from 'react'
import { phone } from '~/breakpoints'
import { ActionButton } from '~/components/action/action'
import { Arrow } from '~/components/arrow/arrow'
import { BelowFirstScreen } from '~/components/below-first-screen/below-first-screen'
import { Image, Picture } from '~/components/picture/picture'
import { Engagement } from '~/components/service-page/engagement'
import { ServiceCallToAction, ServiceHero, ServiceIntro } from '~/components/service-page/service-page'
import { pictureData, woven } from '~/page-data/media.server'
import { ownCard, servicePage } from '~/page-data/service-page.server'
import { describeHead } from '~/shell/head'
import { solidBar } from '~/shell/page-handle'
import { project } from '~content/load/project.server'
import { readContent } from '~content/load/read.server'
import { marketingPage } from '~content/schema/services'
import type { Route } from './+types/route'
import campaignStyles from './campaigns.module.css'
import styles from './marketing.module.css'
import pieceStyles from './pieces.module.css'
import wheelStyles from './sun-wheel.module.css'

export const handle = solidBar

/** The data of the page (SERVICES-5). */
export function loader() {
  const id = 'marketing-360'
  const page = readContent(`services/${id}.yaml`, marketingPage)
  return {
    ...servicePage(id, page),
    aside: page.aside,
    chips: page.chips,
    close: page.close,
    pieces: page.pieces.map(({ project: study, line, picture }) => ({
      line,
      client: project(study).name,
      path: `/project/${study}`,
      picture: pictureData(picture, `services/${id}.yaml`),
    })),
    wheel: woven('wheel'),
    rolling: woven('wheels-rolling'),
    rollingOnPhones: woven('wheels-rolling-on-phones'),
    projects: page.projects.map(({ result, ...one }) => ({ ...ownCard(one, id), result })),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => describeHead(loaderData?.head)

type Data = ReturnType<typeof loader>

/**
 * Around (500, 500): the circle of the words: clockwise for the upper half, counter-clockwise for the lower half, so that all are
 * upright.
 */
const over = 'M500 940A440 440 0 0 1 500 60A440 440 0 0 1 500 940'
const under = 'M500 28A472 472 0 0 0 500 972A472 472 0 0 0 500 28'

/**
 * The middle of a word on its circle, in percent. One circle begins at the bottom, the other at the top, away from their words.
 */
function placeOnRim(index: number, count: number) {
  const turn = index / count
  const isUnder = turn > 0.27 && turn < 0.73
  return { isUnder, offset: `${(isUnder ? 1 - turn : (turn + 0.5) % 1) * 100}%` }
}

/** The button over a word on the rim: its middle in percent, its turn, and its length, which follows from the word's. */
function placeButton(chip: string, index: number, count: number): CSSProperties {
  const turn = index / count
  const [x, y] = [Math.sin(2 * Math.PI * turn), -Math.cos(2 * Math.PI * turn)]
  return {
    '--x': `${(50 + 45.5 * x).toFixed(2)}%`,
    '--y': `${(50 + 45.5 * y).toFixed(2)}%`,
    '--length': `${(chip.length * 2.1 + 8).toFixed(1)}%`,
    '--turn': `${turn * 360}deg`,
  } as CSSProperties
}

/** The wheel of Konark, a chip outside its rim at each of its eight broad spokes; it rolls a little with the page (SERVICES-5). */
function SunWheel({ wheel, chips }: Pick<Data, 'wheel' | 'chips'>) {
  return (
    <div className={wheelStyles.wheel}>
      <Image file={wheel} alt="" className={wheelStyles.picture} />
      <svg className={wheelStyles.rim} viewBox="0 0 1000 1000" aria-hidden="true">
        <path id="over-rim" d={over} fill="none" />
        <path id="under-rim" d={under} fill="none" />
        {chips.map((chip, index) => {
          const { isUnder, offset } = placeOnRim(index, chips.length)
          return (
            <Fragment key={chip}>
              <text className={wheelStyles.word}>
                <textPath
                  href={isUnder ? '#under-rim' : '#over-rim'}
                  startOffset={offset}
                  textAnchor="middle"
                >
                  {chip} +
                </textPath>
              </text>{' '}
            </Fragment>
          )
        })}
      </svg>
      <ul className={wheelStyles.list}>
        {chips.map((chip, index) => (
          <li key={chip}>
            <button
              type="button"
              className={wheelStyles.spoke}
              popoverTarget={`piece-${index}`}
              style={placeButton(chip, index, chips.length)}
            >
              {chip}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The piece of work that each spoke opens: a popover, which needs no script. */
function Pieces({ chips, pieces, close }: Pick<Data, 'chips' | 'pieces' | 'close'>) {
  return pieces.map(({ line, client, path, picture }, index) => (
    <div
      key={line}
      id={`piece-${index}`}
      popover="auto"
      role="dialog"
      aria-labelledby={`piece-${index}-title`}
      className={pieceStyles.piece}
      data-ground="paper"
    >
      <Picture picture={picture} sizes={`${phone} 92vw, 60rem`} fit="cover" className={pieceStyles.picture} />
      <div className={pieceStyles.words}>
        <h2 id={`piece-${index}-title`} className={pieceStyles.title}>
          {chips[index]}
        </h2>
        <p>
          {line}.{' '}
          <a className={pieceStyles.link} href={path}>
            {client}
          </a>
        </p>
        <ActionButton popoverTarget={`piece-${index}`} popoverTargetAction="hide">
          {close}
        </ActionButton>
      </div>
    </div>
  ))
}

/** Campaigns in pairs; each leads to its case study (SERVICES-5). */
function Campaigns({ projects }: Pick<Data, 'projects'>) {
  return (
    <div className={campaignStyles.campaigns}>
      {projects.map(({ name, line, path, picture, panel, onPanel, result }, index) => (
        <article
          key={name}
          className={campaignStyles.campaign}
          style={{ '--panel': panel, '--on-panel': onPanel } as React.CSSProperties}
        >
          <Picture
            picture={picture}
            sizes={`${phone} 100vw, ${index === projects.length - 1 && index % 2 === 0 ? 100 : 54}vw`}
            fit="cover"
            className={campaignStyles.art}
          />
          <div className={campaignStyles.tag}>
            <h2 className={campaignStyles.name}>
              <a className={campaignStyles.link} href={path}>
                {name}
              </a>
            </h2>
            {result && <p className={campaignStyles.result}>{result}</p>}
            <p className={campaignStyles.line}>{line}</p>
            <Arrow className={campaignStyles.arrow} />
          </div>
        </article>
      ))}
    </div>
  )
}

/** Marketing 360 (SERVICES-5): the sun wheel, its hub a knot. */
export default function Marketing({ loaderData }: Route.ComponentProps) {
  const {
    heading,
    wheel,
    chips,
    pieces,
    close,
    lead,
    aside,
    projects,
    rolling,
    rollingOnPhones,
    engagement,
    callToAction,
  } = loaderData
  return (
    <>
      <ServiceHero ground="ink" letter="vermilion" halo="paper" heading={heading} threads="double" />
      <div className={styles.hub} data-ground="ink">
        <SunWheel wheel={wheel} chips={chips} />
        <ServiceIntro ground="ink" lead={lead} aside={aside} className={styles.intro} />
      </div>
      <Pieces chips={chips} pieces={pieces} close={close} />
      <BelowFirstScreen>
        <Campaigns projects={projects} />
        <Engagement ground="paper" {...engagement} />
        <ServiceCallToAction ground="vermilion" {...callToAction} className={styles.action}>
          <picture>
            <source
              media={phone}
              srcSet={rollingOnPhones.src}
              width={rollingOnPhones.width}
              height={rollingOnPhones.height}
            />
            <Image file={rolling} alt="" className={styles.rolling} loading="lazy" />
          </picture>
        </ServiceCallToAction>
      </BelowFirstScreen>
    </>
  )
}
