import type { Drawing } from '../../lib/drawing'
import { svg } from '../../lib/drawing'
import { fork, ink, spoon } from './book'
import { engrave, rgb } from './engraving'
import { noise } from './field'

/** The plate on dark cloth, from straight above, under tonight's phase: the waning side is simply in shadow. */
export async function plateFromAbove(): Promise<Drawing> {
  const [size, cx, cy, radius] = [1500, 750, 750, 500]
  const [night, gold] = [rgb(ink.peace), rgb(ink.moon)]
  const folds = (x: number, y: number) =>
    70 * noise(x / 300, y / 380, 2) +
    26 * noise((x + y) / 120, (x - y) / 400, 5) +
    16 * Math.sin((x * 0.8 + y * 0.5) / 90 + 3 * noise(x / 260, y / 260, 9))
  const cloth = await engrave(
    size,
    size,
    (x, y, cut) => {
      cut.ground = night
      const h = folds(x, y)
      const slope = folds(x - 3, y - 3) - folds(x + 3, y + 3)
      const shadow = Math.hypot(x - cx - 46, y - cy - 58) / (radius + 26)
      cut.pitch = 10
      cut.phase = y + h * 1.5
      cut.tone =
        1 -
        Math.max(0.05, Math.min(0.62, 0.24 + slope * 0.036)) *
          Math.max(0.12, Math.min(1, (shadow - 0.94) * 9))
    },
    ink.note,
  )
  const china = await engrave(size, size, (x, y, cut) => {
    const [dx, dy] = [x - cx, y - cy]
    const part = Math.hypot(dx, dy) / radius
    if (part > 1) {
      cut.solid = 0
      return
    }
    cut.ground = gold
    const turn = (Math.atan2(dy, dx) * 20) / Math.PI
    const along = (part - 0.68) / 0.25
    const wide = along > 0 && along < 1 ? 0.44 * Math.sin(Math.PI * along ** 0.9) : 0
    const offset = (((turn % 1) + 1) % 1) - 0.5
    const inPetal = wide > Math.abs(offset)
    const bulge = inPetal ? 1 - (offset / wide) ** 2 : 0
    // The profile of the rim: lip, slope, well.
    const profile =
      part > 0.95
        ? 1 - (part - 0.95) * 16
        : part > 0.62
          ? 0.5 + (part - 0.62) * 0.8
          : part > 0.56
            ? 0.5 * ((part - 0.56) / 0.06) ** 2
            : 0
    const lean = part > 0.95 ? -1 : part > 0.62 ? 0.3 : part > 0.56 ? 1 : 0
    const light = -(dx * 0.62 + dy * 0.78) / (radius * Math.max(0.2, part))
    const petalLight = inPetal ? -(offset / wide) * Math.cos((turn * Math.PI) / 20 + 0.9) : 0
    const phase = (-dx / radius - 0.42 * Math.sqrt(Math.max(0, 1 - (dy / radius) ** 2))) * 4
    const shade = Math.max(0, Math.min(0.6, phase))
    cut.tone = 0.94 - lean * light * -0.34 - shade - (inPetal ? 0.12 - petalLight * 0.34 : 0)
    cut.pitch = 7.4
    cut.phase = dy + profile * 36 + bulge * 13
    cut.cross = dx * 0.8 - dy * 0.5 + bulge * 10
    const edge = inPetal ? wide - Math.abs(offset) : 1
    if (edge < 0.035 || Math.abs(part - 0.565) < 0.004 || part > 0.988 || Math.abs(part - 0.955) < 0.003)
      cut.solid = 1
  })
  const cutlery = `${fork(118, 770, 1.9, ink.note, ink.peace)}${spoon(1388, 770, 1.9, ink.note, ink.peace)}`
  return {
    width: 1200,
    height: 1200,
    html: svg(
      `<g transform="scale(.8)"><clipPath id="disc"><circle cx="${cx}" cy="${cy}" r="${radius}"/></clipPath><image href="${cloth}" width="${size}" height="${size}"/>${cutlery}<image href="${china}" width="${size}" height="${size}" clip-path="url(#disc)"/></g>`,
      1200,
      1200,
    ),
    ground: ink.peace,
  }
}
