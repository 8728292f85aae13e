import type { useMenu } from '~/behaviours/menu/use-menu'
import { ActionLink } from '~/components/action/action'
import { Heading } from '~/woven/heading/heading'
import { Warp } from '~/woven/warp/warp'
import { warpRow } from '~/woven/warp/warp-shapes'
import type { HeaderProps } from './header'
import styles from './menu-sheet.module.css'

interface MenuSheetProps
  extends Pick<HeaderProps, 'spoken' | 'links' | 'callToAction' | 'contact' | 'currentPath'> {
  sheetProps: ReturnType<typeof useMenu>['sheetProps']
}

/** The mobile menu: a sheet of ink below the bar, its links woven to the measure, a knot for each below them (NAV-4). */
export function MenuSheet({ spoken, links, callToAction, contact, currentPath, sheetProps }: MenuSheetProps) {
  return (
    <div id="menu" popover="auto" className={styles.sheet} data-ground="ink" {...sheetProps}>
      <nav aria-label={spoken.menu} className={styles.nav}>
        <ul className={styles.links}>
          {links.map(({ path, label, woven }) => {
            const isCurrent = path === currentPath
            return (
              <li key={path}>
                <a
                  className={styles.link}
                  href={path}
                  aria-label={label}
                  aria-current={isCurrent ? 'page' : undefined}
                >
                  <Heading text={woven} level="none" woven={isCurrent} />
                </a>
              </li>
            )
          })}
        </ul>
      </nav>
      <div className={styles.foot}>
        <Warp row={import.meta.env.SSR ? warpRow(links.length, 'none') : ''} />
        <p className={styles.contact}>
          <a href={`mailto:${contact.email}`}>{contact.email}</a>{' '}
          {contact.phone && <a href={`tel:${contact.phone.dial}`}>{contact.phone.shown}</a>}
        </p>
        <span className={styles.action}>
          <ActionLink href={callToAction.path} size="large" colour="vermilion">
            {callToAction.label}
          </ActionLink>
        </span>
      </div>
    </div>
  )
}
