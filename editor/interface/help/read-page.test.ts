import { expect, test } from 'vitest'
import { readPage } from './read-page'

test('EDIT-12 a page of the guide is read with its steps, its links and its picture', () => {
  const text = `# Publish

![What changed](../pictures/editing/publish.webp)

1. Press **Publish …**, or type \`npm run
   edit\` first.
2. Read it.

See [Undo](undo.md).
`
  expect(readPage(text)).toEqual({
    title: 'Publish',
    picture: { name: 'publish.webp', alt: 'What changed' },
    blocks: [
      {
        kind: 'steps',
        items: [
          [
            { kind: 'words', text: 'Press ' },
            { kind: 'strong', text: 'Publish …' },
            { kind: 'words', text: ', or type ' },
            { kind: 'code', text: 'npm run edit' },
            { kind: 'words', text: ' first.' },
          ],
          [{ kind: 'words', text: 'Read it.' }],
        ],
      },
      {
        kind: 'paragraph',
        items: [
          [
            { kind: 'words', text: 'See ' },
            { kind: 'link', text: 'Undo', to: 'undo.md' },
            { kind: 'words', text: '.' },
          ],
        ],
      },
    ],
  })
})
