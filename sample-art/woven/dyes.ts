import { readFileSync } from 'node:fs'

const tokens = readFileSync(new URL('../../app/styles/tokens.css', import.meta.url), 'utf8')

/** A colour of the site. Throws where its style sheet has none of that name. */
function ofTheSite(name: string): string {
  const colour = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(tokens)?.[1]
  if (!colour) throw new Error(`app/styles/tokens.css has no colour --${name}`)
  return colour.toUpperCase()
}

/** The agency's dyes: every colour a picture of its own may use. Client bands bring their own palette. */
export const paper = ofTheSite('paper')
export const husk = ofTheSite('husk')
export const ink = ofTheSite('ink')
export const vermilion = ofTheSite('vermilion')
export const saffron = ofTheSite('saffron')
export const turmeric = ofTheSite('turmeric')
export const madder = ofTheSite('madder')
export const indigo = ofTheSite('indigo')
export const dusk = ofTheSite('dusk')
/** Indigo's lighter bath: second slides, warp lines, the inner fold of a cloth. */
export const slate = '#2C3A8C'
/** Vermilion's and saffron's darker baths, for the shaded sides of solids. */
export const ember = '#E04412'
export const amber = '#E8871A'
export const rust = '#A33A14'
export const leaf = '#0E5A3C'
export const moss = '#0A3E2A'
