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

/** Sorts problems file by file, from top to bottom. */
export const sortProblems = (problems: readonly Problem[]): Problem[] =>
  [...problems].sort((a, b) => (a.file === b.file ? (a.line ?? 0) - (b.line ?? 0) : a.file < b.file ? -1 : 1))

/** Thrown if content has mistakes; stops the build. */
export class ContentError extends Error {
  override readonly name = 'ContentError'
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    super(sortProblems(problems).map(describeProblem).join('\n'))
    this.problems = problems
    // The framework prints the stack below the message. It leads into code, but the mistake is in content.
    this.stack = this.message
  }
}
