/** Whose pictures are of people: they are never shown as wide as a screen. */
export const PEOPLE = 'team'

export const isPortraitOwner = (owner: string) => owner === PEOPLE
