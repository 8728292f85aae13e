/** Whose pictures are of people. */
export const PEOPLE = 'team'

/** Longer side in px below which a picture looks soft; somebody's portrait never fills a screen. */
export const sharpFrom = (name: string) => (name.startsWith(`${PEOPLE}/`) ? 800 : 1600)
