/** How figures hang, as style properties (figures.module.css). */
export interface FigureThreads {
  '--columns': number
  /** Columns of the last figure. */
  '--last': number
}

/** Up to five figures hang on one thread, more on two; the second thread is as long as the first. */
export function figureThreads(count: number): FigureThreads {
  const rows = count > 5 ? 2 : 1
  const last = rows === 2 && count % 2 === 1 ? 2 : 1
  return { '--columns': Math.ceil(count / rows), '--last': last }
}
