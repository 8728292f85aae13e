import type { Picture, Pictures } from '../picture'
import { group } from '../shapes'
import { speakerOne } from './speaker-1'
import { speakerTwo } from './speaker-2'
import { speakerThree } from './speaker-3'

/** A cut-out without a ground: speaks from the room, or leans in at its edge. Drawn on 496 × 720. */
const cutOut = (person: string, seed: number): Picture => ({
  width: 620,
  height: 900,
  stretches: [
    { art: group('scale(1.25)', person), weave: { bundle: 2, slip: 3.6, drift: 1.5, texture: 0.05, seed } },
  ],
})

export const speakers: Pictures = {
  'speaker-1': () => cutOut(speakerOne, 61),
  'speaker-2': () => cutOut(speakerTwo, 62),
  'speaker-3': () => cutOut(speakerThree, 63),
}
