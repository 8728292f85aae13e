/** A word, and its width in em in the display cut at its narrowest: what headings are measured with. */
export const probeWord = { text: 'experiments', em: 4.25 }
/** How much wider letters may be before a line no longer fits. */
const TOLERANCE = 1.06

/**
 * Marks the page with `data-wide-letters` while its letters are wider than headings were measured with: the reader sets letters
 * apart (WCAG 1.4.12), the browser forces its own fonts, or no fallback is installed. Lines that fill their measure then wrap and
 * shrink instead of being cut off (EXP-4, EXP-22).
 */
export function watchWideLetters(): () => void {
  const probe = document.createElement('span')
  probe.textContent = probeWord.text
  probe.style.cssText =
    'position:absolute;top:0;visibility:hidden;font:800 condensed 50px var(--font-display)'
  document.body.append(probe)
  const update = () =>
    document.documentElement.toggleAttribute(
      'data-wide-letters',
      probe.offsetWidth > probeWord.em * 50 * TOLERANCE,
    )
  update()
  // Changes wait for the next frame: an observer must not resize anything in the same one.
  const observer =
    typeof ResizeObserver === 'undefined'
      ? undefined
      : new ResizeObserver(() => requestAnimationFrame(update))
  observer?.observe(probe)
  return () => {
    observer?.disconnect()
    probe.remove()
  }
}
