/**
 * Gives the focus back to a picture's button in the gallery around the lightbox. The browser's own way back fails where the window
 * was turned meanwhile and the other of the two lists is shown: then the same picture takes it there, or the gallery's first.
 */
export function returnFocus(lightbox: HTMLElement, base: string): void {
  const shown = [...(lightbox.parentElement?.querySelectorAll('button img') ?? [])].filter(
    (image) => image.getClientRects().length > 0,
  )
  const image = shown.find((one) => one.getAttribute('src')?.startsWith(`${base}.`)) ?? shown[0]
  const button = image?.closest('button')
  if (button !== document.activeElement) button?.focus()
}
