/** One mistake in a content file, worded for the person who edits it. */
export interface Problem {
  /** From the repository's root, e.g. `content/team.yaml`. */
  file: string
  line?: number | undefined
  /** Where in the file, e.g. `hero.heading.wide`; a number in it counts a list from one. */
  field?: string | undefined
  text: string
}

/** A mistake of a file whose name is still to be added. */
export type Finding = Omit<Problem, 'file'>

/** `content/team.yaml, line 4, director.name: is empty` */
export const describeProblem = ({ file, line, field, text }: Problem): string =>
  `${[file, line && `line ${line}`, field].filter(Boolean).join(', ')}: ${text}`

/** Problems in the order in which an editor meets them: file by file, from top to bottom. */
export const sortProblems = (problems: readonly Problem[]): Problem[] =>
  [...problems].sort((a, b) => (a.file === b.file ? (a.line ?? 0) - (b.line ?? 0) : a.file < b.file ? -1 : 1))

/** Content that the site cannot be built from. */
export class ContentError extends Error {
  override readonly name = 'ContentError'
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    super(sortProblems(problems).map(describeProblem).join('\n'))
    this.problems = problems
    // The framework prints the stack below the message. It leads into code, where the mistake is not.
    this.stack = this.message
  }
}
