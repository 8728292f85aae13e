/** Marks the link that is followed, and no other: style sheets have its picture grow into the next page's hero. */
export function markFollowed(link: Element | null): void {
  document.querySelector('[data-followed]')?.removeAttribute('data-followed')
  // Not by `:focus`: Safari gives it to no link that is clicked.
  link?.setAttribute('data-followed', '')
}
