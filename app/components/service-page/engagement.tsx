import { useId } from 'react'
import { Portrait, type PortraitData } from '~/components/portrait/portrait'
import styles from './engagement.module.css'

interface Figure {
  figure: string
  note: string
}

interface EngagementProps {
  ground: string
  titles: {
    heading: string
    contains: string
    time: string
    price: string
    leads: string
    toHowWeWork: string
  }
  contains: string[]
  time: Figure
  price: Figure
  leaders: { name: string; role: string; portrait: PortraitData }[]
  /** Says that its figures are samples; null if they are not. */
  note: string | null
}

/** A term of the engagement: its title on a thread, the figure large, what it depends on. */
function Term({ title, figure, note }: Figure & { title: string }) {
  return (
    <div>
      <dt className={styles.title}>{title}</dt>
      <dd>
        <strong className={styles.figure}>{figure}</strong> <span className={styles.depends}>{note}</span>
      </dd>
    </div>
  )
}

/** What an engagement contains, how long it takes, how it is priced, and who leads it (KNOW-2). */
export function Engagement({ ground, titles, contains, time, price, leaders, note }: EngagementProps) {
  const id = useId()
  return (
    <section className={styles.engagement} data-ground={ground} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {titles.heading}
      </h2>
      <div className={styles.contains}>
        <h3 className={styles.title}>{titles.contains}</h3>
        <ul>
          {contains.map((part) => (
            <li key={part} className={styles.part}>
              {part}
            </li>
          ))}
        </ul>
      </div>
      <dl className={styles.terms}>
        <Term title={titles.time} {...time} />
        <Term title={titles.price} {...price} />
      </dl>
      {leaders.length > 0 && (
        <div className={styles.leads}>
          <h3 className={styles.title}>{titles.leads}</h3>
          <ul>
            {leaders.map(({ name, role, portrait }) => (
              <li key={name} className={styles.leader}>
                <Portrait portrait={portrait} className={styles.portrait} />
                <span>
                  <strong className={styles.name}>{name}</strong> {role}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className={styles.foot}>
        <a className={styles.link} href="/services#how-we-work">
          {titles.toHowWeWork}
        </a>{' '}
        {note && <span className={styles.note}>{note}</span>}
      </p>
    </section>
  )
}
