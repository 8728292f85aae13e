/** How many there are of each (CONST); content that differs stops the build. */
export const COUNTS = {
  featured: 4,
  services: 6,
  projects: 14,
  campaigns: 3,
  films: 12,
  filmsPerGroup: 6,
} as const
