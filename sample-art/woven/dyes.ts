/** The agency's dyes: every colour a picture of its own may use. Client bands bring their own palette. */
export const paper = '#F6F0E4'
export const husk = '#E9DFCB'
export const ink = '#17120F'
export const vermilion = '#FF5A1F'
export const saffron = '#FFA62B'
export const turmeric = '#FFC145'
export const madder = '#8C1C22'
export const indigo = '#1F2A6B'
export const dusk = '#6B5E52'
/** Indigo's lighter bath: second slides, warp lines, the inner fold of a cloth. */
export const slate = '#2C3A8C'
/** Vermilion's and saffron's darker baths, for the shaded sides of solids. */
export const ember = '#E04412'
export const amber = '#E8871A'
export const rust = '#A33A14'
export const leaf = '#0E5A3C'
export const moss = '#0A3E2A'
