import { classNames } from '~/class-names'
import { ActionLink } from '~/components/action/action'
import logo from '~/components/logo/logo.module.css'
import { Mark } from '~/components/logo/mark'
import { head } from '~/page-data/head.server'
import { describeHead } from '~/shell/head'
import { withoutShell } from '~/shell/page-handle'
import { EyeRow } from '~/woven/eye/eye'
import { Heading } from '~/woven/heading/heading'
import { wovenText } from '~/woven/heading/woven-text.server'
import { agency } from '~content/load/agency.server'
import { readContent } from '~content/load/read.server'
import { notFoundPage } from '~content/schema/pages'
import type { Route } from './+types/route'
import styles from './not-found.module.css'

export const handle = withoutShell

export function loader() {
  const page = readContent('pages/not-found.yaml', notFoundPage)
  return {
    ...page,
    name: agency().name,
    head: head({ ...page.head, path: '/404' }),
    heading: wovenText(page.heading),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...describeHead(loaderData?.head),
  { name: 'robots', content: 'noindex' },
]

/** How far each eye turns to the link above; works in rows of seven and of five. */
const toTheWay = [
  1, 0.9, 0.8, 0.7, 0.5, 0.3, 0.9, 0.7, 0.7, 0.8, 0.7, 0.6, 0.4, 0.5, 0.2, 1, 0.8, 0.6, 0.4, 0.2, 0.1,
]

/** The index of the eye that sleeps until the link is hovered. */
const SLEEPER = 2

/** Any unknown path (ROUTE-2): no header, no footer, the agency’s name and eyes that show the way home. */
export default function NotFound({ loaderData }: Route.ComponentProps) {
  return (
    <div className={styles.page} data-ground="madder">
      <p className={classNames(logo.logo, styles.logo)}>
        <Mark />
        {loaderData.name}
      </p>
      <div className={styles.words}>
        <Heading text={loaderData.heading} woven />
        <div className={styles.way}>
          <p className={styles.line}>{loaderData.line}</p>
          <ActionLink href="/" size="large" colour="paper">
            {loaderData.home}
          </ActionLink>
        </div>
      </div>
      <EyeRow
        count={toTheWay.length}
        sleeper={SLEEPER}
        ground="ink"
        toTheWay={toTheWay}
        colours={{ ring: 'vermilion', ground: 'vermilion', lid: 'vermilion' }}
      />
    </div>
  )
}
