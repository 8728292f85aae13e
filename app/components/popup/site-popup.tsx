import { createRoot, type Root } from 'react-dom/client'
import { PopupStore } from '~/behaviours/popup/popup-store'
import { Popup, type PopupWords } from './popup'

const store = new PopupStore()
let container: HTMLElement | undefined
let root: Root | undefined

/** Outside of the pages' React root, so that it survives them. React may have cleared the body: then it is appended again. */
function mount(words: PopupWords) {
  container ??= document.createElement('div')
  root ??= createRoot(container)
  root.render(<Popup popup={store} words={words} />)
  if (!container.isConnected) document.body.append(container)
}

/**
 * The popup of the document. It outlives the page that opens it, so the result of sending can be shown on the next page. It has a
 * React root of its own: pages without a popup load nothing of it, and an error on a page does not remove it.
 */
export const sitePopup = (words: PopupWords): Pick<PopupStore, 'open'> => ({
  open(content) {
    mount(words)
    return store.open(content)
  },
})
