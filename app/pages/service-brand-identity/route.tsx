import { BelowFirstScreen } from '~/components/below-first-screen/below-first-screen'
import { Image } from '~/components/picture/picture'
import { Engagement } from '~/components/service-page/engagement'
import { ServiceCallToAction, ServiceHero, ServiceIntro } from '~/components/service-page/service-page'
import { woven } from '~/page-data/media.server'
import { ownCard, servicePage } from '~/page-data/service-page.server'
import { describeHead } from '~/shell/head'
import { solidBar } from '~/shell/page-handle'
import { readContent } from '~content/load/read.server'
import { brandIdentityPage } from '~content/schema/services'
import type { Route } from './+types/route'
import { BrandCards, Packaging } from './brand-cards'
import styles from './brand-identity.module.css'

export const handle = solidBar

/** The data of the page (SERVICES-4). */
export function loader() {
  const id = 'brand-identity'
  const page = readContent(`services/${id}.yaml`, brandIdentityPage)
  const cards = (projects: typeof page.branding.projects) =>
    projects.map(({ threads, ...one }) => ({ ...ownCard(one, id), threads }))
  const { branding, packaging, collaterals } = page
  return {
    ...servicePage(id, page),
    register: { ...woven('knot-register'), alt: page.register },
    more: page.more,
    branding: { title: branding.title, projects: cards(branding.projects) },
    packaging: { title: packaging.title, projects: cards(packaging.projects) },
    collaterals: { title: collaterals.title, projects: cards(collaterals.projects) },
    knots: woven('knot-rows'),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => describeHead(loaderData?.head)

/** Brand identity (SERVICES-4): the raw knot slips into register. */
export default function BrandIdentity({ loaderData }: Route.ComponentProps) {
  const { heading, register, lead, more, branding, packaging, collaterals, engagement, callToAction, knots } =
    loaderData
  const sections = [
    { id: 'branding', ...branding },
    { id: 'packaging-design', ...packaging },
    { id: 'corporate-collaterals', ...collaterals },
  ].filter(({ projects }) => projects.length > 0)
  const shows = (id: string) => sections.some((one) => one.id === id)
  return (
    <>
      <ServiceHero ground="madder" letter="turmeric" halo="ink" heading={heading}>
        {/* Too long for a phone, which shows it in two rows; this is the first. */}
        <Image file={register} alt="" className={styles.beginning} loading="lazy" />
        <Image file={register} alt={register.alt} className={styles.register} />
      </ServiceHero>
      <ServiceIntro ground="madder" lead={lead} className={styles.intro}>
        <ul className={styles.index}>
          {sections.map(({ id, title, projects }) => (
            <li key={id} className={styles.entry}>
              <a className={styles.jump} href={`#${id}`}>
                {title} <span className={styles.clients}>{projects.map(({ name }) => name).join(', ')}</span>
              </a>
            </li>
          ))}
        </ul>
      </ServiceIntro>
      <BelowFirstScreen>
        {shows('branding') && (
          <section id="branding" className={styles.section} data-ground="paper">
            <h2 className={styles.title}>{branding.title}</h2>
            <BrandCards cards={branding.projects} more={more} rhythm="uneven" />
          </section>
        )}
        {shows('packaging-design') && <Packaging {...packaging} more={more} titleClass={styles.title} />}
        {shows('corporate-collaterals') && (
          <section id="corporate-collaterals" className={styles.section} data-ground="ink">
            <h2 className={styles.title}>{collaterals.title}</h2>
            <BrandCards cards={collaterals.projects} more={more} rhythm="even" />
          </section>
        )}
        <Engagement ground="paper" {...engagement} />
        <ServiceCallToAction ground="turmeric" {...callToAction} className={styles.action}>
          <Image file={knots} alt="" className={styles.knots} loading="lazy" />
        </ServiceCallToAction>
      </BelowFirstScreen>
    </>
  )
}
