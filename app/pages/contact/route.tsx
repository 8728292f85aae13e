import type { CSSProperties } from 'react'
import { BelowFirstScreen } from '~/components/below-first-screen/below-first-screen'
import { describeHead } from '~/shell/head'
import { transparentBar } from '~/shell/page-handle'
import { Edge } from '~/woven/edge/edge'
import { Heading } from '~/woven/heading/heading'
import type { Route } from './+types/route'
import styles from './contact.module.css'
import { ContactForm } from './contact-form'
import { Details } from './details'
import heroStyles from './hero.module.css'
import { contactData } from './loader.server'
import { StudioMap } from './studio-map'

export const handle = transparentBar('saffron')

export const loader = () => contactData()

export const meta: Route.MetaFunction = ({ loaderData }) => describeHead(loaderData?.head)

/** “Hello” twice: as the headline in Latin script, and in Odia (CONTACT-1). */
function Hero({ heading, odia, tagline }: ReturnType<typeof contactData>['hero']) {
  const { text, em, left, line, rise, fall } = odia
  const fit = { '--em': em, '--left': left, '--line': line, '--rise': rise, '--fall': fall } as CSSProperties
  return (
    <section className={heroStyles.hero} data-ground="saffron">
      <Heading text={heading} woven />
      <div className={heroStyles.measure} style={fit}>
        <p className={heroStyles.odia} lang="or" translate="no" data-halo={text}>
          {text}
        </p>
        <p className={heroStyles.tagline}>{tagline}</p>
      </div>
    </section>
  )
}

export default function Contact({ loaderData }: Route.ComponentProps) {
  const { hero, edge, form, details, map } = loaderData
  return (
    <>
      <Hero {...hero} />
      <Edge {...edge} />

      <section className={styles.touch} data-ground="paper">
        <ContactForm {...form} />
        <Details {...details} />
      </section>
      <BelowFirstScreen>
        <StudioMap {...map} />
      </BelowFirstScreen>
    </>
  )
}
