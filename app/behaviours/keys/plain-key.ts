type Key = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/** The key that was pressed, or null with a modifier: that belongs to the browser (Alt and Left is Back). */
export function plainKey({ key, altKey, ctrlKey, metaKey, shiftKey }: Key): string | null {
  return altKey || ctrlKey || metaKey || shiftKey ? null : key
}
