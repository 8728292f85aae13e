/** Code that loads late brings its styles itself: no style sheet is linked for it (delivery/plain-dynamic-imports.ts). */
export function addStyles(css: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
}
