/** The kitchen at night as a space: the fridge’s front is the plane z = 0, drawn at its own size; the viewer stands before it. */
export type Spot = readonly [x: number, y: number, z: number]

/** Where the viewer looks straight ahead, and how far off the fridge is, px. */
const [eyeX, eyeY, away] = [800, 700, 2500]
/** The floor’s height on the picture, in the plane of the fridge’s front. */
export const floorY = 1236

/** A point of the kitchen on the picture. */
export function seen([x, y, z]: Spot): readonly [number, number] {
  const scale = away / (away + z)
  return [eyeX + (x - eyeX) * scale, eyeY + (y - eyeY) * scale]
}

/** A plane face between its corners. */
export const face = (...corners: Spot[]): string =>
  `M${corners
    .map((corner) =>
      seen(corner)
        .map((value) => value.toFixed(1))
        .join(' '),
    )
    .join('L')}Z`

/** The door hangs on the left edge of the opening and stands open by more than a right angle. */
const hinge = 590
const turn = (118 * Math.PI) / 180

/** A point of the door: `along` from the hinge, at height y, `out` from its lining into the kitchen. */
export function onDoor(along: number, y: number, out = 0): Spot {
  return [
    hinge + along * Math.cos(turn) + out * Math.sin(turn),
    y,
    -along * Math.sin(turn) + out * Math.cos(turn),
  ]
}

/** An upright face on the door, or parallel to it. */
export const doorFace = (from: number, to: number, top: number, foot: number, out = 0): string =>
  face(onDoor(from, top, out), onDoor(to, top, out), onDoor(to, foot, out), onDoor(from, foot, out))

/** A level face that juts from the door’s lining. */
export const doorLedge = (from: number, to: number, y: number, out: number): string =>
  face(onDoor(from, y), onDoor(to, y), onDoor(to, y, out), onDoor(from, y, out))
