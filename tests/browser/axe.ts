import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * The problems that axe finds on the page now, one line each: WCAG 2.0 to 2.2 A and AA, and best practices. `besides` excludes
 * elements.
 */
export async function axeFinds(page: Page, besides?: string): Promise<string[]> {
  // Without the lists of what passes, which take axe a third of its time.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations', 'incomplete'] })
    .withTags(standards)
    .setLegacyMode(true)
  const { violations, incomplete } = await (besides ? axe.exclude(besides) : axe).analyze()
  // Letters in the colour of their ground are no problem to axe, which takes them for hidden on purpose.
  const unseen = incomplete
    .filter(({ id }) => id === 'color-contrast')
    .map((rule) => ({
      ...rule,
      nodes: rule.nodes.filter(({ any }) => any.some(({ data }) => data?.messageKey === 'equalRatio')),
    }))
  // Axe takes the halo of letters (their stroke) for their colour; tokens.test.ts checks the contrast of letters and grounds.
  const isHalo = (id: string, node: object) =>
    id === 'color-contrast' && JSON.stringify(node).includes('data-woven-run')
  return [...violations, ...unseen].flatMap(({ id, nodes }) =>
    nodes
      .filter(({ html, target }) => !isHalo(id, { html, target }))
      .map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  )
}
