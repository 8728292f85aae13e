import { phone, phoneOrTablet } from '~/breakpoints'
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
  director: Member & { quote: string }
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

/** Of photographs, which are cut to the shape of the woven portraits (team.module.css) */
const directorSizes = `${phone} 132vw, 87vw`
const memberSizes = `${phoneOrTablet} 64vw, 32vw`

/** The managing director, the others, and an empty chair that fills their last row (ABOUT-2, ABOUT-3). */
export function Team({ heading, director, members, apply }: TeamProps) {
  return (
    <section className={styles.team} data-ground="ink" aria-labelledby="team">
      <div className={styles.heading}>
        <Heading id="team" text={heading} level={2} />
      </div>
      <div className={styles.director}>
        <Portrait portrait={director.portrait} sizes={directorSizes} className={styles.portrait} />
        <div className={styles.says}>
          <blockquote className={styles.quote}>{director.quote}</blockquote>
          <Name {...director} />
        </div>
      </div>
      <ul className={styles.members}>
        {members.map((member) => (
          <li key={member.id} className={styles.member}>
            <Portrait portrait={member.portrait} sizes={memberSizes} className={styles.portrait} />
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
