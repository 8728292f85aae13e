import { Portrait, type PortraitData } from '~/components/portrait/portrait'
import { Heading } from '~/woven/heading/heading'
import type { WovenText } from '~/woven/heading/woven-text'
import { Apply, type ApplyProps } from './apply'
import styles from './team.module.css'

interface Member {
  id: string
  name: string
  role: string
  portrait: PortraitData
}

interface TeamProps {
  heading: WovenText
  /** `lang`: of the quote, where it is not English. */
  director: Member & { quote: string; lang?: string | undefined }
  members: Member[]
  apply: ApplyProps
}

function Name({ name, role }: Pick<Member, 'name' | 'role'>) {
  return (
    <div className={styles.who}>
      <h3 className={styles.name}>{name}</h3>
      <p className={styles.role}>{role}</p>
    </div>
  )
}

/** The managing director, the others, and an empty chair that fills their last row (ABOUT-2, ABOUT-3). */
export function Team({ heading, director, members, apply }: TeamProps) {
  return (
    <section className={styles.team} data-ground="husk" aria-labelledby="team">
      <div className={styles.heading}>
        <Heading id="team" text={heading} level={2} />
      </div>
      <div className={styles.director}>
        <Portrait portrait={director.portrait} className={styles.portrait} />
        <div className={styles.says}>
          <blockquote className={styles.quote} lang={director.lang}>
            {director.quote}
          </blockquote>
          <Name {...director} />
        </div>
      </div>
      <ul className={styles.members}>
        {members.map((member) => (
          <li key={member.id} className={styles.member}>
            <Portrait portrait={member.portrait} className={styles.portrait} />
            <Name {...member} />
          </li>
        ))}
        <li className={styles.chair}>
          <Apply {...apply} />
        </li>
      </ul>
    </section>
  )
}
