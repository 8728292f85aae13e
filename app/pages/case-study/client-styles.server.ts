import type { Typeface } from '~content/schema/look'
import type { Story } from '~content/schema/project'
import livingStyles from './living/living.css?url'
import statementStyles from './opening/statement.css?url'
import processStyles from './process-section.css?url'
import clientSectionStyles from './sections/client.css?url'
import filmStyles from './sections/films.css?url'

type Addresses = Record<string, string>

const looks: Addresses = import.meta.glob('./clients/*.css', {
  query: '?url',
  import: 'default',
  eager: true,
})
const typefaces: Addresses = import.meta.glob('~/styles/clients/*.css', {
  query: '?url',
  import: 'default',
  eager: true,
})

const settings: Addresses = import.meta.glob('./settings/*.css', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** Parts that few pages have. */
export interface RareParts {
  opensWithStatement: boolean
  showsClients: boolean
  showsFilms: boolean
  /** The piece of process has a place of its own. */
  placesProcess: boolean
  hasLiving: boolean
}

/**
 * The styles of a client's page: its look (`clients/<look>.css`, or the default), and the style sheets of its typefaces, of its
 * story's layout and of rare parts.
 */
export function clientStyles(
  wanted: string,
  used: Typeface[],
  setting: Story['setting'] | undefined,
  { opensWithStatement, showsClients, showsFilms, placesProcess, hasLiving }: RareParts,
): { look: string; styleSheets: string[] } {
  const look = `./clients/${wanted}.css` in looks ? wanted : 'default'
  const sheets = [
    ...[...new Set(used)].map((name) => typefaces[`/app/styles/clients/${name}.css`]),
    settings[`./settings/${setting}.css`],
    opensWithStatement ? statementStyles : undefined,
    showsClients ? clientSectionStyles : undefined,
    showsFilms ? filmStyles : undefined,
    placesProcess ? processStyles : undefined,
    hasLiving ? livingStyles : undefined,
    looks[`./clients/${look}.css`],
  ]
  return { look, styleSheets: sheets.filter((sheet) => sheet !== undefined) }
}

const files = import.meta.glob<string>('../../styles/clients/*.woff2', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** URL of a client's typeface, to preload it; null for the agency's own, which every page preloads. */
export const typefaceFile = (typeface: Typeface): string | null =>
  files[`../../styles/clients/${typeface}.woff2`] ?? null
