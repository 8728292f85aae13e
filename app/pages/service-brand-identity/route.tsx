import { BelowFirstScreen } from '~/components/below-first-screen/below-first-screen'
import { Image } from '~/components/picture/image'
import { ServiceCallToAction } from '~/components/service-call-to-action/service-call-to-action'
import { ServiceHero } from '~/components/service-hero/service-hero'
import { ServiceIntro } from '~/components/service-intro/service-intro'
import { headOf } from '~/shell/head'
import { solidBar } from '~/shell/page-handle'
import type { Route } from './+types/route'
import { BrandCards } from './brand-cards'
import styles from './brand-identity.module.css'
import { brandIdentityData } from './loader.server'
import { Packaging } from './packaging'

export const handle = solidBar

export const loader = () => brandIdentityData()

export const meta: Route.MetaFunction = ({ loaderData }) => headOf(loaderData?.head)

/** Brand identity (SERVICES-4): the raw knot comes into register. */
export default function BrandIdentity({ loaderData }: Route.ComponentProps) {
  const { heading, register, lead, more, branding, packaging, collaterals, callToAction, knots } = loaderData
  const sections = [
    { id: 'branding', ...branding },
    { id: 'packaging-design', ...packaging },
    { id: 'corporate-collaterals', ...collaterals },
  ].filter(({ projects }) => projects.length > 0)
  const shows = (id: string) => sections.some((one) => one.id === id)
  return (
    <>
      <ServiceHero ground="madder" letter="turmeric" halo="ink" heading={heading}>
        {/* Too long for a phone, which shows it in two rows: this is the first. */}
        <Image file={register} alt="" className={styles.beginning} loading="lazy" />
        <Image file={register} alt={register.alt} className={styles.register} />
      </ServiceHero>
      <ServiceIntro ground="madder" lead={lead} className={styles.intro}>
        <ul className={styles.index}>
          {sections.map(({ id, title, projects }) => (
            <li key={id} className={styles.entry}>
              <a className={styles.jump} href={`#${id}`}>
                {title}
                <span className={styles.clients}>{projects.map(({ name }) => name).join(', ')}</span>
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
        <ServiceCallToAction ground="turmeric" {...callToAction} className={styles.action}>
          <Image file={knots} alt="" className={styles.knots} loading="lazy" />
        </ServiceCallToAction>
      </BelowFirstScreen>
    </>
  )
}
