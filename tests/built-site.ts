/** `npm run check:built`: HTML is valid and no page is too heavy (`check:budgets` alone proves the latter), with every page parsed once. */
import './html-valid'
import './budgets'
