const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })

export const formatTime = (iso: string) => clock.format(new Date(iso))

/** `28 November 2026, 14:03` */
export const formatDayAndTime = (iso: string) => `${day.format(new Date(iso))}, ${formatTime(iso)}`

/** The day as people call it. */
export function formatDay(iso: string, now = new Date()): string {
  const then = new Date(iso)
  const yesterday = new Date(now)
  yesterday.setDate(now.getDate() - 1)
  if (then.toDateString() === now.toDateString()) return 'Today'
  return then.toDateString() === yesterday.toDateString() ? 'Yesterday' : day.format(then)
}
