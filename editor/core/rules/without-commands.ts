/** Remedies of the check that are for the terminal, and what helps in the editor. */
const inEditor: readonly [command: RegExp, words: string][] = [
  [/; put one into \S+ and run npm run media$/, '; choose one at the film'],
  [
    /put (?:it|the photograph) into \S+ and run npm run media$/,
    'choose another one, or bring it in at this field',
  ],
  [
    /encode it first, as docs\/content\.md says under Films$/,
    'choose another one, or bring it in at this field',
  ],
  [/; encode it again, or take it back from git$/, '; bring it in again, or take it back with Undo'],
]

/** What the check said, with a remedy that needs no terminal. */
export const withoutCommands = (text: string): string =>
  inEditor.reduce((words, [command, remedy]) => words.replace(command, remedy), text)
