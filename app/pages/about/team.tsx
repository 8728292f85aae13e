import { ActionLink } from '~/components/action/action'
import { Image } from '~/components/picture/picture'
import { Portrait, type PortraitData } from '~/components/portrait/portrait'
import type { WovenPicture } from '~/woven/edge/edge'
import { Heading } from '~/woven/heading/heading'
import type { WovenText } from '~/woven/heading/woven-text'
import applyStyles from './apply.module.css'
import styles from './team.module.css'

interface ApplyProps {
  line: string
  label: string
  href: string
  /** Its back as bare warp and as cloth. */
  chair: { strung: WovenPicture; woven: WovenPicture }
}

/** A free chair and a link to a prefilled mail; hovering or focusing the link weaves the chair's back (ABOUT-3). */
function Apply({ line, label, href, chair }: ApplyProps) {
  return (
    <div className={applyStyles.apply} data-ground="vermilion">
      <div className={applyStyles.chair} aria-hidden="true">
        <Image file={chair.strung} alt="" loading="lazy" />
        <Image file={chair.woven} alt="" loading="lazy" className={applyStyles.cloth} />
      </div>
      <div className={applyStyles.words}>
        <p className={applyStyles.line}>{line}</p>
        <ActionLink href={href}>{label}</ActionLink>
      </div>
    </div>
  )
}

interface Member {
  id: string
  name: string
  role: string
  portrait: PortraitData
}

interface TeamProps {
  heading: WovenText
  /** `lang`: of the quote, if it is not English. */
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
