import type { Typeface } from '~content/schema/typefaces'

const files = import.meta.glob<string>('../../styles/clients/*.woff2', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** Address of a client's typeface, to be fetched before the styles ask for it; the agency's own is fetched everywhere. */
export const typefaceFile = (typeface: Typeface): string | null =>
  files[`../../styles/clients/${typeface}.woff2`] ?? null
