import styles from './join.module.css'

interface JoinProps {
  heading: string
  wanted: { title: string; roles: { name: string; text: string }[]; none: string }
  send: { title: string; text: string }
  next: { title: string; text: string }
  email: string
  /** A prefilled mail to the studio. */
  href: string
}

/** Which roles are open, what an applicant sends, and what happens then (KNOW-4). */
export function Join({ heading, wanted, send, next, email, href }: JoinProps) {
  return (
    <section id="join" className={styles.join} data-ground="husk" aria-labelledby="join-title">
      <h2 id="join-title" className={styles.heading}>
        {heading}
      </h2>
      <div className={styles.wanted}>
        <h3 className={styles.title}>{wanted.title}</h3>
        {wanted.roles.length > 0 ? (
          <ul>
            {wanted.roles.map(({ name, text }) => (
              <li key={name} className={styles.role}>
                <strong className={styles.name}>{name}</strong> {text}
              </li>
            ))}
          </ul>
        ) : (
          <p className={styles.name}>{wanted.none}</p>
        )}
      </div>
      <div className={styles.how}>
        <h3 className={styles.title}>{send.title}</h3>
        <p>{send.text}</p>
        <p>
          <a className={styles.link} href={href}>
            {email}
          </a>
        </p>
        <h3 className={styles.title}>{next.title}</h3>
        <p>{next.text}</p>
      </div>
    </section>
  )
}
