import { films } from './films'
import { forms } from './forms'
import { pictures } from './pictures'
import { versionStates } from './versions'
import { work } from './work'

/** Every state of the editor that people meet. */
export const states = [...forms, ...pictures, ...films, ...work, ...versionStates]
