import type { Shown } from '../../core/site/texts'

const levels = 5

/** Words as they are compared: spaces of every kind are one. */
const plain = (words: string) => words.replaceAll(/\s+/g, ' ').trim()

/** Whether a field says these words, also with other words in the place of its braces: `{number} of {total}` says “2 of 7”. */
function says(text: string, words: string): boolean {
  if (text === words) return true
  const parts = text.split(/\{\w+\}/)
  if (parts.length < 2 || !/\p{L}{2}/u.test(parts.join(' '))) return false
  const pattern = parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+')
  return new RegExp(`^${pattern}$`).test(words)
}

/** How the address of a picture begins, without what its size and kind add. */
const sourceIn = (address: string) => new URL(address, location.href).pathname.split('.')[0]

/** The pictures and films that something is. A button without words may lie over its film. */
function findMedia(element: Element): readonly Element[] {
  if (element.matches('img, source')) return [element]
  if (element.matches('video')) return [element, ...element.querySelectorAll('source')]
  const picture = element.closest('picture')
  if (picture) return [...picture.querySelectorAll('img')]
  if (element.textContent) return []
  const [film, another] = element.parentElement?.querySelectorAll('video') ?? []
  return film && !another ? findMedia(film) : []
}

const findSources = (element: Element): string[] =>
  findMedia(element)
    .flatMap((media) => ['src', 'poster'].map((name) => media.getAttribute(name)))
    .flatMap((address) => sourceIn(address || 'none:') || [])

const unique = <Place extends Shown>(all: readonly Place[]) => {
  const seen = new Set<string>()
  return all.filter(({ file, path }) => {
    const place = `${file} ${path.join('.')}`
    return !seen.has(place) && seen.add(place)
  })
}

/** Those in the open file, if any: what is beside the form is meant first. */
function nearestTo<Place extends Shown>(file: string, found: readonly Place[]): Place[] {
  const own = found.filter((one) => one.file === file)
  return unique(own.length ? own : found)
}

/** The page that something leads to, or the card that it is part of. */
export function leadsTo(element: Element): string | undefined {
  const card = element.closest('a, article, li')
  const link = card?.matches('a') ? card : card?.querySelector('a[href^="/"]')
  return link?.getAttribute('href') ?? undefined
}

/**
 * Where in content something comes from that was pointed at; several if the same words are in several fields, those of
 * `about`, the file that it tells of, first.
 */
export function findPlaces<Place extends Shown>(
  element: Element,
  shown: readonly Place[],
  file: string,
  about?: string,
): Place[] {
  const isAbout = (place: Place) => Number(place.file === about)
  return placesIn(element, shown, file).sort((one, other) => isAbout(other) - isAbout(one))
}

function placesIn<Place extends Shown>(element: Element, shown: readonly Place[], file: string): Place[] {
  const sources = findSources(element)
  const drawn = shown.filter(({ src }) => src !== undefined && sources.includes(src))
  if (drawn.length) return nearestTo(file, drawn)
  const words = shown.flatMap((one) => (one.text ? [{ one, text: plain(one.text) }] : []))
  let at: Element | null = element
  for (let level = 0; at && level < levels; level += 1, at = at.parentElement) {
    const own = plain(at.textContent ?? '')
    if (own.length < 2) continue
    const exact = words.filter(({ text }) => says(text, own))
    if (exact.length)
      return nearestTo(
        file,
        exact.map(({ one }) => one),
      )
  }
  const own = plain(element.textContent ?? '')
  if (own.length < 3) return []
  const within = words.filter(
    ({ text }) => text.includes(own) || (own.includes(text) && text.length > own.length / 3),
  )
  const best = within.sort(
    (a, b) => Math.abs(a.text.length - own.length) - Math.abs(b.text.length - own.length),
  )
  return nearestTo(
    file,
    best.slice(0, 6).map(({ one }) => one),
  )
}

/** What of the page shows a place. */
type Sight = Pick<Shown, 'text' | 'src'>

const shows = (element: Element, { text, src }: Sight) =>
  src ? findSources(element).includes(src) : plain(element.textContent ?? '') === plain(text ?? '')

/** The smallest part of the page that shows these words or this picture; what was pointed at, if it does. */
export function findElement(page: Document, sight: Sight, pointed?: Element): Element | undefined {
  let at = pointed?.isConnected ? pointed : null
  for (let level = 0; at && level < levels; level += 1, at = at.parentElement) if (shows(at, sight)) return at
  const { text, src } = sight
  if (src) {
    const pictures = [...page.querySelectorAll('img, video')]
    const found = pictures.find((one) => findSources(one).includes(src))
    if (found) return found
  }
  const wanted = plain(text ?? '')
  if (wanted.length < 2) return undefined
  let best: Element | undefined
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_ELEMENT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof (page.defaultView?.Element ?? Element)) || node.closest('script, style')) continue
    const own = plain(node.textContent ?? '')
    if (own === wanted) best = node
    else if (!best && own.includes(wanted) && own.length < wanted.length * 3) best = node
  }
  // Some words are only heard.
  return best ?? page.querySelector(`[aria-label$=${JSON.stringify(wanted)}]`) ?? undefined
}

/** Opens what hides a part of the page: a fold, a menu, a closed card, the slides of a carousel before it, or another choice. */
export function reveal(element: Element): void {
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (at.matches('details')) at.setAttribute('open', '')
    if (at.id)
      at.ownerDocument
        .querySelector<HTMLElement>(
          `[aria-expanded="false"][aria-controls~="${CSS.escape(at.id)}"]:not([popovertarget])`,
        )
        ?.click()
    if (at.matches('[popover]:not(:popover-open)') && 'showPopover' in at) (at as HTMLElement).showPopover()
  }
  element.closest<HTMLElement>('[role="group"][aria-roledescription], input[type="radio"]')?.click()
}
