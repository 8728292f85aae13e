/** The guide for people who edit, as it stands in `docs/editing`. */
const files = import.meta.glob<string>('../../../docs/editing/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The text of a page of the guide, such as `publish.md`. */
export const pageOfGuide = (name: string): string =>
  files[`../../../docs/editing/${name}`] ?? '# Help\n\nThe guide is in the folder docs/editing.'
