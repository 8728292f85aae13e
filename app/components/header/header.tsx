import type { CSSProperties } from 'react'
import type { useMenu } from '~/behaviours/menu/use-menu'
import { ActionLink } from '~/components/action/action'
import logo from '~/components/logo/logo.module.css'
import { Mark } from '~/components/logo/mark'
import { Heading } from '~/woven/heading/heading'
import type { WovenText } from '~/woven/heading/woven-text'
import { Warp } from '~/woven/warp/warp'
import { warpRow } from '~/woven/warp/warp-shapes'
import button from './hamburger.module.css'
import styles from './header.module.css'
import sheet from './menu-sheet.module.css'

/** One link of the bar; `woven` is its name set to the measure of the mobile menu. */
interface BarLink {
  path: string
  label: string
  /** Width of its label in em, reserved until the font has loaded. */
  width: number
  woven: WovenText
}

export interface HeaderProps {
  name: string
  /** Width of the name in em; on a narrow phone its size follows from it (KNOW-6). */
  nameWidth: number
  /** Accessible names of the logo’s link, the list of links and the menu. */
  spoken: { home: string; main: string; menu: string }
  links: BarLink[]
  /** Widths of its label in em: on one line, and on two, which phones show. */
  callToAction: { path: string; label: string; width: number; narrowWidth: number }
  contact: { email: string; phone?: { shown: string; dial: string } | undefined }
  /** Path of the current page; its link is heavier (NAV-5). */
  currentPath: string
  /** Ground under the bar while it is transparent; null if it is always solid (NAV-3). */
  heroGround: string | null
  /** Whether the page is scrolled far enough for a solid bar (NAV-3); null before script has measured. */
  isSolid: boolean | null
  menu: ReturnType<typeof useMenu>
}

const darkGrounds = new Set(['ink', 'madder', 'indigo'])

interface MenuSheetProps
  extends Pick<HeaderProps, 'spoken' | 'links' | 'callToAction' | 'contact' | 'currentPath'> {
  sheetProps: ReturnType<typeof useMenu>['sheetProps']
}

/** The mobile menu: a sheet of ink below the bar, its links woven to the measure, a knot for each below them (NAV-4). */
function MenuSheet({ spoken, links, callToAction, contact, currentPath, sheetProps }: MenuSheetProps) {
  return (
    <div id="menu" popover="auto" className={sheet.sheet} data-ground="ink" {...sheetProps}>
      <nav aria-label={spoken.menu} className={sheet.nav}>
        <ul className={sheet.links}>
          {links.map(({ path, label, woven }) => {
            const isCurrent = path === currentPath
            return (
              <li key={path}>
                <a
                  className={sheet.link}
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
      <div className={sheet.foot}>
        <Warp row={import.meta.env.SSR ? warpRow(links.length, 'none') : ''} />
        <p className={sheet.contact}>
          <a href={`mailto:${contact.email}`}>{contact.email}</a>{' '}
          {contact.phone && <a href={`tel:${contact.phone.dial}`}>{contact.phone.shown}</a>}
        </p>
        <span className={sheet.action}>
          <ActionLink href={callToAction.path} size="large" colour="vermilion">
            {callToAction.label}
          </ActionLink>
        </span>
      </div>
    </div>
  )
}

/** The shared bar (NAV-1 to NAV-5). */
export function Header({
  name,
  nameWidth,
  spoken,
  links,
  callToAction,
  contact,
  currentPath,
  heroGround,
  isSolid,
  menu,
}: HeaderProps) {
  const ground = isSolid || !heroGround ? 'paper' : heroGround
  const widths = {
    '--name-width': nameWidth,
    '--one-line': `${callToAction.width}em`,
    '--two-lines': `${callToAction.narrowWidth}em`,
  } as CSSProperties
  const colour = darkGrounds.has(ground) ? 'paper' : 'ink'
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: catches Escape, Tab and clicks of the controls inside it; costs nothing to anyone, it is no control itself
    <header
      className={styles.header}
      data-ground={ground}
      data-bar={ground === 'paper' ? 'solid' : 'transparent'}
      data-over-hero={heroGround !== null || undefined}
      data-follows={isSolid !== null || undefined}
      onClick={menu.onClick}
      onKeyDown={menu.onKeyDown}
    >
      <div className={styles.bar} style={widths}>
        <a className={logo.logo} href="/" aria-label={spoken.home}>
          <Mark />
          <span className={styles.name}>{name}</span>
        </a>
        <nav className={styles.nav} aria-label={spoken.main}>
          <ul className={styles.links}>
            {links.map(({ path, label, width }) => (
              <li key={path}>
                <a
                  className={styles.link}
                  href={path}
                  style={{ '--width': `${width}em` } as CSSProperties}
                  aria-current={path === currentPath ? 'page' : undefined}
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <span className={styles.actionWide}>
          <ActionLink href={callToAction.path} colour={colour}>
            {callToAction.label}
          </ActionLink>
        </span>
        <span className={styles.actionMobile}>
          <ActionLink href={callToAction.path} colour={colour} size="small">
            {callToAction.label}
          </ActionLink>
        </span>
        <button
          ref={menu.button}
          type="button"
          className={button.hamburger}
          aria-expanded={menu.isExpanded}
          aria-controls="menu"
          aria-label={spoken.menu}
          popoverTarget="menu"
        >
          <span className={button.threads} aria-hidden="true" />
        </button>
      </div>
      <MenuSheet {...{ spoken, links, callToAction, contact, currentPath }} sheetProps={menu.sheetProps} />
    </header>
  )
}
