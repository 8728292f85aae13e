import { createRoot } from 'react-dom/client'
import { type PopupContent, PopupStore } from '~/behaviours/popup/popup-store'
import { Popup } from './popup'

const store = new PopupStore()
let container: HTMLElement | undefined

/** Outside of the pages' React root, so that it survives them. React may have cleared the body: then it is appended again. */
function mount() {
  if (!container) {
    container = document.createElement('div')
    createRoot(container).render(<Popup popup={store} />)
  }
  if (!container.isConnected) document.body.append(container)
}

/**
 * The popup of the document. It outlives the page that opens it, so the result of sending can be shown on the next page. It has a
 * React root of its own: pages without a popup load nothing of it, and an error on a page does not remove it.
 */
export const sitePopup = {
  open(content: PopupContent): () => void {
    mount()
    return store.open(content)
  },
}
