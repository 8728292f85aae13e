import type { Page } from '@playwright/test'

interface Look {
  tag: string
  /** Its own text. */
  text: string
  /** Its place and size (px). */
  box: string
  /** Computed values by property. */
  styles: Record<string, string>
}

interface SeenElement {
  /** First class, to find it by; a build has names of its own. */
  name: string
  /** A `Look` as JSON: nearly all are alike, and need not be read to say so. */
  look: string
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
      const look = {
        tag: element.tagName.toLowerCase(),
        text: ownText(element),
        box: [x, y, width, height].map(Math.round).join(' '),
        styles: Object.fromEntries(names.map((name) => [name, plain(name, computed.getPropertyValue(name))])),
      }
      return { name: element.classList[0] ?? '', look: JSON.stringify(look) }
    })
    return JSON.stringify(elements)
  }, properties)
  return JSON.parse(seen)
}

const parseLook = ({ look }: SeenElement): Look => JSON.parse(look)

/** Where two elements differ, in words: text, place or a property of their styles. */
function unlike(one: SeenElement, other: SeenElement | undefined): string[] {
  if (one.look === other?.look) return []
  const here = parseLook(one)
  const name = `${here.tag}.${one.name}`
  if (!other) return [`${name}: not there`]
  const there = parseLook(other)
  if (here.tag !== there.tag) return [`${name}: there ${there.tag}.${other.name}`]
  const texts = here.text === there.text ? [] : [`${name}: there “${there.text}”`]
  const boxes = here.box === there.box ? [] : [`${name} at ${here.box}, there ${there.box}`]
  const styles = Object.entries(here.styles).flatMap(([property, value]) => {
    const other = there.styles[property]
    return other === value ? [] : [`${name} ${property}: ${value}, there ${other}`]
  })
  return [...texts, ...boxes, ...styles]
}

/** Where two pages differ: their elements, own texts, places, and every property that a style sheet of either sets. */
export async function differences(one: Page, other: Page): Promise<string[]> {
  const properties = [...new Set([...(await propertiesSet(one)), ...(await propertiesSet(other))])]
  const [here, there] = [await pageAsSeen(one, properties), await pageAsSeen(other, properties)]
  const more = there.slice(here.length).map((one) => `${parseLook(one).tag}.${one.name}: only there`)
  return [...here.flatMap((element, index) => unlike(element, there[index])), ...more]
}
