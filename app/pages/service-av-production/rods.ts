/** Most films that hang side by side. */
const MOST = { desktop: 6, tablet: 4 }

/** How many of so many films hang on one rod: rods are as few and as evenly full as they can be (FREE-1). */
export function filmsOnRod(count: number, screen: keyof typeof MOST): number {
  const rods = Math.ceil(count / MOST[screen])
  return Math.ceil(count / rods)
}
