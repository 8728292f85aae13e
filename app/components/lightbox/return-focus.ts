/**
 * Returns the focus to the picture's button in the gallery. The browser's own return fails if the device was rotated and the
 * gallery now shows its other list: then the same picture there is focused, or the gallery's first.
 */
export function returnFocus(lightbox: HTMLElement, base: string): void {
  const shown = [...(lightbox.parentElement?.querySelectorAll('button img') ?? [])].filter(
    (image) => image.getClientRects().length > 0,
  )
  const image = shown.find((one) => one.getAttribute('src')?.startsWith(`${base}.`)) ?? shown[0]
  const button = image?.closest('button')
  if (button !== document.activeElement) button?.focus()
}
