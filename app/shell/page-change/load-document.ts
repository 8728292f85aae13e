let isLeaving = false

/**
 * Has the browser load a page that the router cannot show. If the page's code is missing, the router reloads the page of the address
 * at the same time: so the address is changed first, and both load the same.
 */
export function loadDocument(url: string): void {
  isLeaving = true
  if (url !== location.origin + location.pathname + location.search) history.pushState(null, '', url)
  location.reload()
}

/** Back or Forward came before the document. */
export function stayInDocument(): void {
  isLeaving = false
}

/** Whether the browser is loading the next page. */
export const isLeavingDocument = (): boolean => isLeaving
