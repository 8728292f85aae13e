/**
 * Calls back when the parent process is gone. npm starts scripts through a shell that forwards no signals: when it is stopped,
 * they keep running. Not detected on Windows.
 */
export function whenParentIsGone(callback: () => void): void {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    callback()
  }, 500).unref()
}
