import { createRoot } from 'react-dom/client'
import { type PopupContent, PopupStore } from '~/behaviours/popup/popup-store'
import { Popup } from './popup'

const store = new PopupStore()
let container: HTMLElement | undefined

/** Beside everything that React draws of the pages, whatever becomes of them; React may have cleared the body meanwhile. */
function mount() {
  if (!container) {
    container = document.createElement('div')
    createRoot(container).render(<Popup popup={store} />)
  }
  if (!container.isConnected) document.body.append(container)
}

/**
 * The popup of the document. It outlives the page that opens it, so that what a page began can be told on the next one. In a
 * root of its own: pages that open no popup load nothing of it, and an error on a page does not take it away.
 */
export const sitePopup = {
  open(content: PopupContent): () => void {
    mount()
    return store.open(content)
  },
}
