import { Fragment } from 'react'
import styles from './details.module.css'

interface DetailsProps {
  titles: { address: string; lines: string; hours: string }
  address: string[]
  email: string
  phones: { shown: string; dial: string }[]
  hours: string
}

/** The studio's address, contact details and hours (CONTACT-1). */
export function Details({ titles, address, email, phones, hours }: DetailsProps) {
  return (
    <div className={styles.details}>
      <section>
        <h2 className={styles.title}>{titles.address}</h2>
        <p>
          {address.map((line) => (
            <Fragment key={line}>
              <span className={styles.line}>{line}</span>{' '}
            </Fragment>
          ))}
        </p>
      </section>
      <section>
        <h2 className={styles.title}>{titles.lines}</h2>
        <ul>
          <li>
            <a className={`${styles.link} ${styles.email}`} href={`mailto:${email}`}>
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
        </ul>
      </section>
      <section>
        <h2 className={styles.title}>{titles.hours}</h2>
        <p>{hours}</p>
      </section>
    </div>
  )
}
