import { phone, phoneOrTablet } from '~/breakpoints'
import { classNames } from '~/class-names'
import { BelowFirstScreen } from '~/components/below-first-screen/below-first-screen'
import { coverSizes, Image, type PictureData } from '~/components/picture/picture'
import { Engagement } from '~/components/service-page/engagement'
import {
  ChipPictures,
  ServiceCallToAction,
  ServiceHero,
  ServiceIntro,
} from '~/components/service-page/service-page'
import { ServiceProject } from '~/components/service-page/service-project'
import { woven } from '~/page-data/media.server'
import { ownCard, servicePage } from '~/page-data/service-page.server'
import { describeHead } from '~/shell/head'
import { solidBar } from '~/shell/page-handle'
import { readContent } from '~content/load/read.server'
import { vfxPage } from '~content/schema/services'
import type { Route } from './+types/route'
import blockStyles from './dressed-block.module.css'
import modelledStyles from './modelled.module.css'
import styles from './vfx.module.css'

export const handle = solidBar

/** The data of the page (SERVICES-3). */
export function loader() {
  const id = '3d-vfx'
  const page = readContent(`services/${id}.yaml`, vfxPage)
  return {
    ...servicePage(id, page),
    chips: page.chips,
    knot: { ...woven('knot3d'), ...page.knot },
    crafts: woven('crafts'),
    modelled: { ...page.modelled, projects: page.modelled.projects.map((one) => ownCard(one, id)) },
    cubes: woven('cubes'),
    block: { ...woven('grey-cube'), alt: page.block },
    // The undressed side, which is grey.
    cloth: { ...woven('cube-cloth'), side: woven('cube-side').src },
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => describeHead(loaderData?.head)

type Data = ReturnType<typeof loader>

/** A grey block, half dressed; its cloth slides down over the other side while the page is scrolled (SERVICES-3). */
function DressedBlock({ block, cloth }: Pick<Data, 'block' | 'cloth'>) {
  return (
    <div className={classNames(blockStyles.block, styles.block)}>
      <Image file={block} alt={block.alt} className={blockStyles.picture} loading="lazy" />
      <div className={blockStyles.side} style={{ maskImage: `url(${cloth.side})` }}>
        <Image
          file={cloth}
          alt=""
          className={classNames(blockStyles.picture, blockStyles.cloth)}
          loading="lazy"
        />
      </div>
    </div>
  )
}

/** The first has its own row on phones and tablets; tablets show the others in pairs (modelled.module.css). */
const modelledSizes = (picture: PictureData, index: number) =>
  index === 0
    ? coverSizes(picture, [phoneOrTablet, 100, 4 / 3], ['', 33, 1.08])
    : coverSizes(picture, [phone, 100, 2], [phoneOrTablet, 50, 1], ['', 33, 1.08])

/** What was made in this way for clients, in one row; each leads to its case study. */
function Modelled({ line, projects }: Data['modelled']) {
  return (
    <section className={modelledStyles.modelled} data-ground="saffron">
      <h2 className={modelledStyles.title}>{line}</h2>
      <div className={modelledStyles.projects}>
        {projects.map((project, index) => (
          <ServiceProject key={project.name} {...project} sizes={modelledSizes(project.picture, index)} />
        ))}
      </div>
    </section>
  )
}

/** 3D and VFX (SERVICES-3): a knot in front of its own headline. */
export default function Vfx({ loaderData }: Route.ComponentProps) {
  const { heading, knot, cubes, lead, chips, crafts, modelled, block, cloth, engagement, callToAction } =
    loaderData
  return (
    <>
      <ServiceHero ground="saffron" letter="ink" halo="paper" heading={heading} className={styles.hero}>
        <div className={styles.stage}>
          <p className={styles.line}>{knot.line}</p>
          <div className={styles.cubes} style={{ backgroundImage: `url(${cubes.src})` }} />
          <Image file={knot} alt={knot.alt} className={styles.knot} />
        </div>
      </ServiceHero>
      <div data-ground="ink">
        <ServiceIntro ground="ink" lead={lead} className={styles.intro} />
        <ChipPictures chips={chips} pictures={crafts} className={styles.crafts} />
      </div>
      <BelowFirstScreen>
        {modelled.projects.length > 0 && <Modelled {...modelled} />}
        <Engagement ground="paper" {...engagement} />
        <ServiceCallToAction ground="vermilion" {...callToAction} className={styles.action}>
          <DressedBlock block={block} cloth={cloth} />
        </ServiceCallToAction>
      </BelowFirstScreen>
    </>
  )
}
