let isLeaving = false

/**
 * Makes the browser load a page that the router cannot show. If the page's code is missing, the router reloads the current
 * address at the same time: so the address is changed first, and both load the same page.
 */
export function loadDocument(url: string): void {
  isLeaving = true
  if (url !== location.origin + location.pathname + location.search) history.pushState(null, '', url)
  location.reload()
}

/** Call when Back or Forward interrupts the load. */
export function stayInDocument(): void {
  isLeaving = false
}

/** Whether the browser is loading the next page. */
export const isLeavingDocument = (): boolean => isLeaving
