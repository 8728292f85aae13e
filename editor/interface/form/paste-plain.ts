import type { ClipboardEvent } from 'react'

/**
 * Puts what is pasted in plain, as if it had been typed. Cleaned only afterwards, the field would be written anew and lose the
 * place of the cursor.
 */
export function pastePlain(
  event: ClipboardEvent<HTMLTextAreaElement>,
  plain: (pasted: string) => string,
): void {
  const pasted = event.clipboardData.getData('text/plain')
  const words = plain(pasted)
  if (words === pasted) return
  event.preventDefault()
  const { currentTarget: field } = event
  field.setRangeText(words, field.selectionStart, field.selectionEnd, 'end')
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
