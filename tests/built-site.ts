/** `npm run check:built`: what `check:html` and `check:budgets` prove, with every page parsed once. */
import './html-valid'
import './budgets'
