export type PopupType = 'success' | 'error' | 'warning' | 'info'

const titles: ReadonlyMap<string, string> = new Map<PopupType, string>([
  ['success', 'Success!'],
  ['error', 'Error!'],
  ['warning', 'Warning!'],
  ['info', 'Information'],
])

/** The title of a popup that brings none of its own (POP-1). */
export const popupTitle = (type?: string): string => titles.get(type ?? '') ?? 'Notice'
