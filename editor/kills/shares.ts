/** How many kills each test does of those that `KILLS` asks for; without it, a few. Saving is quick, publishing has most to lose. */
const asked = Number(process.env.KILLS ?? 10)
const share = (part: number) => Math.max(1, Math.round(asked * part))

export const kills = {
  saving: share(0.4),
  pictures: share(0.15),
  films: share(0.1),
  publishing: share(0.35),
}

/** A kill takes some seconds, on a busy machine more: only a hang takes this long (ms). */
export const timeFor = (count: number) => 120_000 + count * 60_000

/** Prints how far a long run is. */
export function report(what: string, done: number, all: number, figures: string): void {
  if (done === all || done % 10 === 0) console.log(`${what}: ${done} of ${all} kills, ${figures}`)
}
