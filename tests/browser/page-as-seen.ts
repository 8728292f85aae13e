import type { Page } from '@playwright/test'

export interface SeenElement {
  /** Tag and first class. */
  name: string
  /** The text that stands in it directly. */
  text: string
  /** Its place and size (px). */
  box: string
  /**
   * Every computed property, by name. No custom ones, which a build may write in another way; no margins, which Chromium now and
   * then gives as 0 where they are `auto`: the box tells.
   */
  styles: Record<string, string>
}

/**
 * Every element between bar and footer as the page shows it: its own text and all its computed styles. Addresses lose their
 * origin.
 */
export async function pageAsSeen(page: Page): Promise<SeenElement[]> {
  // As text: Playwright takes a minute to carry so many small objects.
  const seen = await page.evaluate(async () => {
    await document.fonts.ready
    scrollTo({ top: 0, behavior: 'instant' })
    // A build writes `0 0` for no background's place, and rounds the last figure of a length in its own way.
    const plain = (value: string) =>
      value
        .replaceAll(location.origin, '')
        .replaceAll(/\d+\.\d+/g, (number) => Number(number).toFixed(2))
        .replace(/^0px 0px$/, '0% 0%')
    const ownText = (element: Element) =>
      [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => node.textContent ?? '')
        .join('')
        .trim()
    const shown = document.querySelectorAll('header, header *, main, main *, footer, footer *')
    const elements = [...shown].map((element) => {
      const computed = getComputedStyle(element)
      const styles = Object.fromEntries(
        [...computed]
          .filter((property) => !/^(--|margin-)/.test(property))
          .map((property) => [property, plain(computed.getPropertyValue(property))]),
      )
      const { x, y, width, height } = element.getBoundingClientRect()
      return {
        box: [x, y, width, height].map(Math.round).join(' '),
        name: `${element.tagName.toLowerCase()}.${element.classList[0] ?? ''}`,
        text: ownText(element),
        styles,
      }
    })
    return JSON.stringify(elements)
  })
  return JSON.parse(seen)
}

/** Where two pages differ, in words: an element's text or a property of its styles. */
export function unlike(one: SeenElement[], other: SeenElement[]): string[] {
  return one.flatMap((element, index) => {
    const counterpart = other[index]
    if (!counterpart) return [`${element.name}: not there`]
    if (element.name !== counterpart.name) return [`${element.name}: there ${counterpart.name}`]
    const texts = element.text === counterpart.text ? [] : [`${element.name}: there “${counterpart.text}”`]
    const styles = Object.entries(element.styles).flatMap(([property, value]) => {
      const there = counterpart.styles[property]
      return there === value ? [] : [`${element.name} ${property}: ${value}, there ${there}`]
    })
    const boxes =
      element.box === counterpart.box ? [] : [`${element.name} at ${element.box}, there ${counterpart.box}`]
    return [...texts, ...boxes, ...styles]
  })
}
