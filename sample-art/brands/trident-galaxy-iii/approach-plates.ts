import { copper, lines, night, starlight } from './book'

/** A place’s name and what there is to say about it, on a plate; `wide` is the plate’s width. */
interface Plate {
  name: string
  note: string
  left: number
  top: number
  wide: number
  /** The side on which its place lies. */
  anchor: 'start' | 'end'
}

/** Large enough to be read at a glance on a phone. */
const [named, noted] = [88, 64]
const pad = 26
const high = 180

const plates: Plate[] = [
  { name: 'Airport', note: '22 minutes.', left: 48, top: 462, wide: 346, anchor: 'start' },
  { name: 'Tea,', note: 'the good one', left: 48, top: 1062, wide: 420, anchor: 'start' },
  { name: 'Last left', note: 'Look again.', left: 800, top: 654, wide: 352, anchor: 'start' },
  { name: 'Lake', note: 'with the same stars', left: 566, top: 1062, wide: 586, anchor: 'end' },
]

/** Solid night with a copper edge, as a street sign has one: no town shows through or shines into the words. */
function drawn({ name, note, left, top, wide, anchor }: Plate): string {
  const x = anchor === 'start' ? left + pad : left + wide - pad
  return `<rect x="${left}" y="${top}" width="${wide}" height="${high}" fill="${night}" stroke="${copper}" stroke-width="6"/>${lines([name], x, top + 84, { size: named, fill: copper, anchor, bold: 2 })}${lines([note], x, top + 152, { size: noted, fill: starlight, anchor, bold: 1.8 })}`
}

export const namePlates = (): string => plates.map(drawn).join('')

/** What the plates cover: nobody builds there, and no lamp stands so near that its light is cut off. */
export const covered = plates.map(({ left, top, wide }) => ({
  left: left - 44,
  right: left + wide + 44,
  top: top - 14,
  bottom: top + high + 22,
}))
