import type { Page } from '@playwright/test'

/** Controls that a finger 44 px wide would miss, with the size they have for it. Links within a sentence are free. */
export const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const wanted = 44
    // Rounding of half pixels.
    const enough = wanted - 1
    const isInSentence = (control: Element) =>
      getComputedStyle(control).display === 'inline' &&
      [...(control.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent?.trim().length ?? 0) > 1,
      )
    // Controls under an open dialog are inert.
    const area: ParentNode = document.querySelector('dialog[open]') ?? document
    return [...area.querySelectorAll<HTMLElement>('a[href], button, input, textarea, select')].flatMap(
      (control) => {
        if (
          !control.checkVisibility({ visibilityProperty: true }) ||
          control.closest('[inert], [aria-hidden=true]')
        )
          return []
        if (control.matches('[tabindex="-1"]') || isInSentence(control)) return []
        control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
        const box = control.getBoundingClientRect()
        // Visually hidden until it has the focus.
        if (box.bottom <= 0 || box.width <= 1) return []
        const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
        // A tap anywhere on an expanding card counts as a tap on its button.
        const target = control.hasAttribute('aria-expanded')
          ? (control.closest('article') ?? control)
          : control
        const isHit = (dx: number, dy: number) => {
          const hit = document.elementFromPoint(x + dx, y + dy)
          return hit !== null && (target.contains(hit) || hit.closest('label')?.contains(control) === true)
        }
        /** How far from the middle a tap still hits, px, up to the required size. */
        const reach = (dx: number, dy: number) => {
          let distance = 0
          while (distance < wanted && isHit(dx * (distance + 1), dy * (distance + 1))) distance += 1
          return distance
        }
        const isWide = box.width >= enough || reach(-1, 0) + reach(1, 0) + 1 >= enough
        const isTall = box.height >= enough || reach(0, -1) + reach(0, 1) + 1 >= enough
        const name = (control.getAttribute('aria-label') ?? control.textContent ?? '').trim().slice(0, 40)
        return isWide && isTall ? [] : [`${name}: ${Math.round(box.width)} × ${Math.round(box.height)}`]
      },
    )
  })
