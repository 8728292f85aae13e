import { memo } from 'react'
import { Heading } from '~/woven/heading/heading'
import type { WovenText } from '~/woven/heading/woven-text'
import styles from './footer.module.css'

export interface FooterProps {
  blurb: string
  contactTitle: string
  email: string
  phones: { shown: string; dial: string }[]
  city: string
  socialTitle: string
  /** Label of the link for applicants (KNOW-4). */
  jobs: string
  social: { name: string; url: string }[]
  wordmark: WovenText
  /** Label of the field in which a visitor types over the wordmark. */
  invitation: string
  /** Has the field (LOOM-1); undefined until its code has loaded, null if it cannot be loaded. */
  late: Pick<typeof import('~/loom/invitation'), 'Invitation'> | null | undefined
  copyright: string
  odiaLine: string
  /** A note that pictures, people and quotes are samples; null when none are left. */
  samplesLine: string | null
}

function Social({ title, networks }: { title: string; networks: FooterProps['social'] }) {
  return (
    <div>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.social}>
        {networks.map(({ name, url }) => (
          <li key={url}>
            <a className={styles.link} href={url} target="_blank" rel="noopener noreferrer">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The shared footer (FOOT-1). A page change does not render it again. */
export const Footer = memo(function Footer(props: FooterProps) {
  const { late, blurb, contactTitle, email, phones, city, socialTitle, social, wordmark } = props
  const mark = (
    <div className={styles.wordmark} aria-hidden="true">
      <Heading text={wordmark} level="none" woven />
    </div>
  )
  return (
    <footer className={styles.footer} data-ground="ink">
      <div className={styles.columns}>
        <p className={styles.blurb}>{blurb}</p>
        <div>
          <h2 className={styles.title}>{contactTitle}</h2>
          <ul>
            <li>
              <a className={styles.link} href={`mailto:${email}`}>
                {email}
              </a>
            </li>
            {phones.map(({ shown, dial }) => (
              <li key={dial}>
                <a className={styles.link} href={`tel:${dial}`}>
                  {shown}
                </a>
              </li>
            ))}
            <li className={styles.city}>{city}</li>
            <li>
              <a className={styles.link} href="/about#join">
                {props.jobs}
              </a>
            </li>
          </ul>
        </div>
        {social.length > 0 && <Social title={socialTitle} networks={social} />}
      </div>
      <div
        id="loom"
        className={styles.loom}
        data-awaits={late === undefined ? props.invitation : undefined}
        data-lost={late === null || undefined}
      >
        {late ? <late.Invitation label={props.invitation}>{mark}</late.Invitation> : mark}
      </div>
      <div className={styles.base}>
        <p>{props.copyright}</p>
        {props.samplesLine && <p className={styles.samples}>{props.samplesLine}</p>}
        <p lang="or">{props.odiaLine}</p>
      </div>
    </footer>
  )
})
