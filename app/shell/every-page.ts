/**
 * Modules that nearly every page uses and root does not. Imported here, they are in the chunk that every page loads
 * (`vite.config.ts`): many files of 300 bytes compress worse. `in-view` costs the pages that do not use it 0.3 kB.
 */
import '~/behaviours/in-view/use-in-view'
import '~/behaviours/keys/plain-key'
import '~/behaviours/pausable-motion/use-pausable-motion'
import '~/behaviours/playback/playback'
import '~/behaviours/swipe/use-swipe'
import '~/components/arrow/arrow'
import '~/components/below-first-screen/below-first-screen'
import '~/components/picture/picture'
import '~/components/portrait/portrait'
import './head'
import '~/woven/edge/edge'
