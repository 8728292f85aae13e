/** The classes of an element that may get one more from its parent. */
export const classNames = (own: string | undefined, more: string | undefined) =>
  more ? `${own} ${more}` : own
