let isLeaving = false

/** Has the browser load a page, if the router cannot show it. */
export function loadDocument(url: string): void {
  isLeaving = true
  // After Back and Forward the address is the page's own already.
  if (url === location.origin + location.pathname + location.search) location.reload()
  else location.assign(url)
}

/** Back or Forward came before the document. */
export function stayInDocument(): void {
  isLeaving = false
}

/** Whether the browser is loading the next page. */
export const isLeavingDocument = (): boolean => isLeaving
