import type { Page } from '@playwright/test'

interface SeenElement {
  tag: string
  /** First class, to find it by; a build has names of its own. */
  name: string
  /** The text that stands in it directly. */
  text: string
  /** Its place and size (px). */
  box: string
  /** Computed values by property. */
  styles: Record<string, string>
}

/**
 * Every property that a style sheet of the page sets; no other can differ by a style sheet. No custom ones, which a build may
 * write in another way; no names of animations, which are the build's own; no margins, which Chromium now and then gives as 0
 * where they are `auto`: the box tells.
 */
const propertiesSet = (page: Page) =>
  page.evaluate(() => {
    const names = new Set<string>()
    const read = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if ('style' in rule) for (const name of rule.style as CSSStyleDeclaration) names.add(name)
        if ('cssRules' in rule) read(rule.cssRules as CSSRuleList)
      }
    }
    for (const sheet of document.styleSheets) read(sheet.cssRules)
    return [...names].filter((name) => !/^(--|margin-|animation-name)/.test(name))
  })

/** Every element between bar and footer as a page shows it. Addresses lose their origin. */
async function pageAsSeen(page: Page, properties: string[]): Promise<SeenElement[]> {
  // As text: Playwright takes a minute to carry so many small objects.
  const seen = await page.evaluate(async (names) => {
    await document.fonts.ready
    scrollTo({ top: 0, behavior: 'instant' })
    // A build writes `0 0` for no background's place, and rounds the last figure of a length in its own way.
    const plain = (name: string, value: string) =>
      name.startsWith('background-position') && value === '0px'
        ? '0%'
        : value.replaceAll(location.origin, '').replaceAll(/\d+\.\d+/g, (number) => Number(number).toFixed(2))
    const ownText = (element: Element) =>
      [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => node.textContent ?? '')
        .join('')
        .trim()
    const shown = document.querySelectorAll('header, header *, main, main *, footer, footer *')
    const elements = [...shown].map((element) => {
      const computed = getComputedStyle(element)
      const { x, y, width, height } = element.getBoundingClientRect()
      return {
        tag: element.tagName.toLowerCase(),
        name: element.classList[0] ?? '',
        text: ownText(element),
        box: [x, y, width, height].map(Math.round).join(' '),
        styles: Object.fromEntries(names.map((name) => [name, plain(name, computed.getPropertyValue(name))])),
      }
    })
    return JSON.stringify(elements)
  }, properties)
  return JSON.parse(seen)
}

/** Where two elements differ, in words: text, place or a property of their styles. */
function unlike(one: SeenElement, other: SeenElement | undefined): string[] {
  const name = `${one.tag}.${one.name}`
  if (!other) return [`${name}: not there`]
  if (one.tag !== other.tag) return [`${name}: there ${other.tag}.${other.name}`]
  const texts = one.text === other.text ? [] : [`${name}: there “${other.text}”`]
  const boxes = one.box === other.box ? [] : [`${name} at ${one.box}, there ${other.box}`]
  const styles = Object.entries(one.styles).flatMap(([property, value]) => {
    const there = other.styles[property]
    return there === value ? [] : [`${name} ${property}: ${value}, there ${there}`]
  })
  return [...texts, ...boxes, ...styles]
}

/** Where two pages differ: their elements, own texts, places, and every property that a style sheet of either sets. */
export async function differences(one: Page, other: Page): Promise<string[]> {
  const properties = [...new Set([...(await propertiesSet(one)), ...(await propertiesSet(other))])]
  const [here, there] = [await pageAsSeen(one, properties), await pageAsSeen(other, properties)]
  const more = there.slice(here.length).map(({ tag, name }) => `${tag}.${name}: only there`)
  return [...here.flatMap((element, index) => unlike(element, there[index])), ...more]
}
