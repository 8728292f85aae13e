import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * What axe finds on the page as it is now, one line each: WCAG 2.0 to 2.2 A and AA, and best practices; `besides` names what it
 * is not to look at.
 */
export async function axeFinds(page: Page, besides?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page }).withTags(standards).setLegacyMode(true)
  const { violations } = await (besides ? axe.exclude(besides) : axe).analyze()
  // Axe takes a letter's halo (its stroke) for its colour; what letters and grounds reach is held by tokens.test.ts.
  const isHalo = (id: string, node: object) =>
    id === 'color-contrast' && JSON.stringify(node).includes('data-woven-run')
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .filter(({ html, target }) => !isHalo(id, { html, target }))
      .map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  )
}
