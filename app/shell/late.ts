import { showSeason } from '~/seasons/season'
import { watchWideLetters } from '~/woven/heading/wide-letters'

// What follows every page's own script, in one file.
export { Invitation } from '~/loom/invitation'

watchWideLetters()
showSeason(new Date())
