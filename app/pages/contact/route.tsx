import { BelowFirstScreen } from '~/components/below-first-screen/below-first-screen'
import { headOf } from '~/shell/head'
import { transparentBar } from '~/shell/page-handle'
import { Edge } from '~/woven/edge/edge'
import type { Route } from './+types/route'
import styles from './contact.module.css'
import { ContactForm } from './contact-form'
import { Details } from './details'
import { Hero } from './hero'
import { contactData } from './loader.server'
import { StudioMap } from './studio-map'

export const handle = transparentBar('saffron')

export const loader = () => contactData()

export const meta: Route.MetaFunction = ({ loaderData }) => headOf(loaderData?.head)

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
