const controls = 'a[href], button, input, select, textarea, summary'
/** Parts that take the focus themselves: the form, what opens over it, a dialog. */
const regions = '[tabindex="-1"], dialog'

/**
 * Where the keyboard goes on if what had the focus is taken out of the page or disabled, such as “Keep mine” once it is pressed: to the
 * control before it in the same part of the editor, or to that part. Otherwise it would begin at the top.
 */
export function keepFocus(): () => void {
  let focused: HTMLElement | undefined
  /** What was before it, nearest first. */
  let before: HTMLElement[] = []
  const end = new AbortController()
  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || !target.matches(controls)) return
    focused = target
    const region = target.closest<HTMLElement>(regions)
    const all = [...(region?.querySelectorAll<HTMLElement>(controls) ?? [])]
    before = [...all.slice(0, all.indexOf(target)).reverse(), ...(region ? [region] : [])]
  }
  const observer = new MutationObserver(() => {
    if (!focused || (focused.isConnected && !focused.matches(':disabled'))) return
    const isLost = document.activeElement === document.body || document.activeElement === focused
    focused = undefined
    if (isLost) before.find((one) => one.isConnected && !one.matches(':disabled'))?.focus()
  })
  document.addEventListener('focusin', remember, { signal: end.signal })
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
  return () => {
    end.abort()
    observer.disconnect()
  }
}
