import { type CSSProperties, lazy, type ReactNode, Suspense } from 'react'
import { onPhone } from '~/behaviours/media-query/media-query'
import { BelowFirstScreen } from '~/components/below-first-screen/below-first-screen'
import { describeHead } from '~/shell/head'
import { solidBar } from '~/shell/page-handle'
import type { Typeface } from '~content/schema/look'
import type { Route } from './+types/route'
import styles from './case-study.module.css'
import './opening/growth.css'
import { clientStyles, typefaceFile } from './client-styles.server'
import { Closing, Neighbours } from './ending'
import { caseStudyData } from './loader.server'
import { Opening } from './opening/opening'
import { Statement } from './opening/statement'
import { PagePictures } from './sections/gallery'
import { collectPictures, Section } from './sections/section'
import { ProcessSection, Story } from './story'

export const handle = solidBar

/**
 * If its code does not come, the still stays: an error would load the page anew, and Firefox, which ends what is being loaded when a
 * visitor opens another site, would stay here.
 */
const Living = lazy(() => import('./living/living').catch(() => new Promise<never>(() => {})))

/** The page's own typeface, and those of the clients on a page of several. */
const usedTypefaces = ({ theme, sections }: ReturnType<typeof caseStudyData>): Typeface[] => [
  theme.typeface,
  ...sections.flatMap((section) => (section.kind === 'client' ? [section.typeface] : [])),
]

export function loader({ params }: Route.LoaderArgs) {
  const study = caseStudyData(params.id)
  const { typeface } = study.theme
  const shows = (wanted: string) => study.sections.some(({ kind }) => kind === wanted)
  return {
    ...study,
    ...clientStyles(study.look, usedTypefaces(study), study.story?.setting, {
      opensWithStatement: study.opening.kind === 'statement',
      showsClients: shows('client'),
      showsFilms: shows('films'),
      placesProcess: study.process !== undefined,
      hasLiving: study.living !== undefined,
    }),
    typefaceFile: typefaceFile(typeface),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...describeHead(loaderData?.head),
  ...(loaderData?.typefaceFile
    ? [
        {
          tagName: 'link',
          rel: 'preload',
          href: loaderData.typefaceFile,
          as: 'font',
          type: 'font/woff2',
          crossOrigin: 'anonymous',
        } as const,
      ]
    : []),
]

/** A case study (CASE-1): the client's look covers everything between bar and footer; grid, band and figures are the agency's. */
export default function CaseStudy({ loaderData }: Route.ComponentProps) {
  const { id, theme, look, opening, living, story, process, note, sections, closing, neighbours } = loaderData
  const clientColours = {
    '--ground': theme.ground,
    '--on-ground': theme.onGround,
    '--accent': theme.accent,
    '--panel': theme.panel,
    '--on-panel': theme.onPanel,
    '--focus-ring': theme.onGround,
  } as CSSProperties
  const clients = sections.flatMap((section) =>
    section.kind === 'client' ? [{ id: section.id, name: section.name, piece: section.linkPicture }] : [],
  )
  const told = story ? <Story key="story" {...story} /> : note ? <p key="story">{note}</p> : null
  const storyAfter = story?.after ?? 0
  // At the same place in this order.
  const placed = [
    { after: storyAfter, part: told },
    { after: process?.after, part: process && <ProcessSection key="process" {...process} /> },
    {
      after: living?.after ?? storyAfter,
      part: living && (
        <Suspense key="living">
          <Living name={living.name} />
        </Suspense>
      ),
    },
  ]
  const placedAt = (place: number) =>
    placed.filter(({ after }) => Math.min(after ?? 0, sections.length) === place).map(({ part }) => part)
  const [first, ...others] = [
    ...sections.flatMap((section, index): ReactNode[] => [
      ...placedAt(index),
      // biome-ignore lint/suspicious/noArrayIndexKey: sections of one page never change their order
      <Section key={index} section={section} />,
    ]),
    ...placedAt(sections.length),
  ].filter(Boolean)
  // A client's opening and what follows fill the screen, on a phone its opening alone; a statement leaves room for more.
  const othersOnFirstScreen = opening.kind === 'client' ? 0 : 1
  return (
    <PagePictures value={collectPictures(sections)}>
      <article
        key={id}
        className={styles.study}
        data-client={look}
        data-typeface={theme.typeface}
        style={clientColours}
      >
        {opening.kind === 'client' && <Opening {...opening} />}
        {opening.kind === 'statement' && <Statement {...opening} clients={clients} />}
        <BelowFirstScreen isBelow={() => opening.kind === 'client' && onPhone()}>{first}</BelowFirstScreen>
        {others.slice(0, othersOnFirstScreen)}
        <BelowFirstScreen>
          {others.slice(othersOnFirstScreen)}
          {closing && <Closing {...closing} />}
          {neighbours && <Neighbours {...neighbours} />}
        </BelowFirstScreen>
      </article>
    </PagePictures>
  )
}
