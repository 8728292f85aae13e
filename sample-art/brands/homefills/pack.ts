import {
  arch,
  cream,
  custard,
  custardShade,
  note,
  say,
  shutter,
  shutterShade,
  tomato,
  wordmark,
} from './book'
import { filled, type Spice, seeds } from './seeds'

export interface Pack {
  spice: Spice
  name: string
  number: number
  weight: string
  roof: string
  roofShade: string
}

export const tomatoShade = '#B4301B'

export const range: Pack[] = [
  { spice: 'mustard', name: 'Mustard', number: 1, weight: '200 g', roof: tomato, roofShade: tomatoShade },
  { spice: 'turmeric', name: 'Turmeric', number: 2, weight: '250 g', roof: shutter, roofShade: shutterShade },
  { spice: 'chilli', name: 'Chilli', number: 3, weight: '150 g', roof: shutter, roofShade: shutterShade },
  { spice: 'cardamom', name: 'Cardamom', number: 4, weight: '50 g', roof: tomato, roofShade: tomatoShade },
  { spice: 'makhana', name: 'Makhana', number: 5, weight: '100 g', roof: shutter, roofShade: shutterShade },
  { spice: 'coriander', name: 'Coriander', number: 6, weight: '200 g', roof: tomato, roofShade: tomatoShade },
  { spice: 'flaxseed', name: 'Flaxseed', number: 7, weight: '250 g', roof: shutter, roofShade: shutterShade },
]

/** A gable-topped pack in oblique view: lit front, shaded flank, roof folding back; the door is the clear window. */
export function pack(one: Pack, x: number, ground: number, width: number, height: number): string {
  const depth = width * 0.26
  const rise = -width * 0.09
  const eaves = ground - height + width * 0.36
  const apex = ground - height
  const centre = x + width / 2
  const right = x + width
  const wall = ground - eaves
  // A small pack is known by its house number alone: names and weights could not be read on it.
  const small = width < 230
  const signed = small && wall * 0.34 > width * 0.7
  // Below wordmark and number, a low house has a lower door, so that the number stands clear of the arch.
  const doorHeight = Math.min(wall * 0.66, signed ? wall - width * 0.9 : wall)
  const doorTop = ground - width * 0.17 - doorHeight
  const door = arch(centre, ground - width * 0.17, width * 0.62, doorHeight)
  const space = doorTop - width * 0.03 - eaves
  const words = small
    ? `${signed ? wordmark(centre - width * 0.33, eaves + width * 0.165, width * 0.66) : ''}${say(`${one.number}`, centre, signed ? Math.min(doorTop - width * 0.19, eaves + width * 0.56) : eaves + space / 2 + width * 0.115, width * 0.33, { anchor: 'middle', colour: tomato })}`
    : `<circle cx="${centre}" cy="${eaves - width * 0.115}" r="${width * 0.088}" fill="${cream}"/>${say(`${one.number}`, centre, eaves - width * 0.066, width * 0.135, { anchor: 'middle' })}
  ${wordmark(centre - width * 0.33, eaves + width * 0.165, width * 0.66)}${say(one.name, centre, eaves + width * 0.345, width * 0.152, { anchor: 'middle', colour: tomato })}${note(one.weight, centre, ground - width * 0.033, width * 0.122, { anchor: 'middle' })}`
  return `<path d="M${right} ${ground}V${eaves}l${depth} ${rise}V${ground + rise}Z" fill="${custardShade}"/><path d="M${right + depth * 0.46} ${ground + rise * 0.46}V${eaves + rise * 0.46}l${depth * 0.54} ${rise * 0.54}V${ground + rise}Z" fill="#D4A945"/>
  <path d="M${centre} ${apex}L${right} ${eaves}l${depth} ${rise}L${centre + depth} ${apex + rise}Z" fill="${one.roofShade}"/>
  <path d="M${x} ${ground}V${eaves}H${right}V${ground}Z" fill="${custard}"/><path d="M${x} ${ground}V${eaves}h${width * 0.05}V${ground}Z" fill="#FBEBB8"/>
  <path d="M${x} ${eaves}L${centre} ${apex}L${right} ${eaves}Z" fill="${one.roof}"/><path d="M${centre - 2} ${apex - width * 0.06}h4l${depth} ${rise}v${width * 0.075}L${centre - 2} ${apex + 8}Z" fill="${cream}"/>
  ${words}
  <path d="${arch(centre, ground - width * 0.17 + width * 0.03, width * 0.68, doorHeight + width * 0.06)}" fill="${shutter}"/>${filled(door, one.spice, { x: centre - width * 0.31, y: doorTop, width: width * 0.62, height: doorHeight }, seeds[one.spice].scale * (width / 290))}
  <path d="M${centre - width * 0.22} ${ground - width * 0.24}V${ground - doorHeight + width * 0.26}" stroke="${cream}" stroke-width="${width * 0.022}" opacity=".75" stroke-linecap="round"/>`
}

/** The shadow a pack throws to the right on a floor. */
export function shadow(x: number, ground: number, width: number, height: number, colour: string): string {
  const reach = height * 0.34
  return `<path d="M${x} ${ground}L${x + reach} ${ground - height * 0.16}L${x + reach + width * 0.75} ${ground - height * 0.23}L${x + width * 1.26 + reach} ${ground - height * 0.15}L${x + width * 1.26} ${ground - width * 0.09}L${x + width} ${ground}Z" fill="${colour}"/>`
}
