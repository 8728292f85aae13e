import type { Script } from './characters'

const latin = ['ccmp', 'locl', 'mark', 'mkmk', 'rlig', 'calt', 'clig', 'liga', 'kern', 'rvrn']

/**
 * The OpenType features that a cut font keeps; `undefined` keeps all. Of Latin those that browsers apply by themselves: the others
 * (fractions, figures of one width) bring some fifty more glyphs, 4 kB a file, which no style sheet asks for. Odia is shaped by most of them.
 */
export const featuresOf: Record<Script, string[] | undefined> = {
  latin,
  extended: latin,
  odia: undefined,
}
