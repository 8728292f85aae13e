/** Joins class names, e.g. an element's own and one from its parent. */
export const classNames = (own: string | undefined, more: string | undefined) =>
  more ? `${own} ${more}` : own
