export type PopupType = 'success' | 'error' | 'warning' | 'info'

/** Titles of popups that bring none of their own, by type. */
export type PopupTitles = Record<PopupType | 'other', string>

/** The title of a popup that brings none of its own (POP-1). */
export const popupTitle = (titles: PopupTitles, type = 'other'): string =>
  new Map(Object.entries(titles)).get(type) ?? titles.other
