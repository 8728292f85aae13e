/**
 * Calls back when the process that started this one is gone. npm starts scripts through a shell, which passes on no signal: told to
 * end, it leaves them running. Windows does not tell.
 */
export function whenParentIsGone(callback: () => void): void {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    callback()
  }, 500).unref()
}
