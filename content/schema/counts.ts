/** How many there are of each (CONST); content that differs stops the build. */
export const COUNTS = {
  films: 12,
  filmsPerGroup: 6,
} as const
