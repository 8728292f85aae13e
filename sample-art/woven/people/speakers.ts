import type { Picture, Pictures } from '../picture'
import { group } from '../shapes'
import { speakerOne } from './speaker-1'
import { speakerTwo } from './speaker-2'
import { speakerThree, speakerThreeHand } from './speaker-3'

/** A cut-out without a ground: speaks from the room, or leans in at its edge. Drawn on 496 × 720; `hand` lies over it, woven finer. */
const cutOut = (person: string, seed: number, hand?: string): Picture => {
  const cloth = { bundle: 2, slip: 3.6, drift: 1.5, texture: 0.05, seed }
  const fine = { bundle: 1, slip: 2, drift: 0.6, texture: 0.05, seed }
  const art = (markup: string) => group('scale(1.25)', markup)
  return {
    width: 620,
    height: 900,
    stretches: [{ art: art(person), weave: cloth }, ...(hand ? [{ art: art(hand), weave: fine }] : [])],
  }
}

export const speakers: Pictures = {
  'speaker-1': () => cutOut(speakerOne, 61),
  'speaker-2': () => cutOut(speakerTwo, 62),
  'speaker-3': () => cutOut(speakerThree, 63, speakerThreeHand),
}
