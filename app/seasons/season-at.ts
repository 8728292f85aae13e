interface Season {
  name: string
  /** First and last day, like 2026-06-13. */
  dates: readonly (readonly [string, string])[]
}

/** The name of the season that a date is in, by the clock of the browser; none between seasons. */
export function seasonAt(date: Date, seasons: readonly Season[]): string | undefined {
  const two = (number: number) => String(number).padStart(2, '0')
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
  return seasons.find(({ dates }) => dates.some(([first, last]) => first <= day && day <= last))?.name
}
