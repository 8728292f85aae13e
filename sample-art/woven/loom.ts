import type { Painter } from './paint'
import type { Picture, Stretch } from './picture'
import { colour, emptyPixels, lay, type Pixels } from './pixels'
import { snapToDyes } from './snap'
import { weave } from './weave'

/** The dyes of a drawing are the colours its markup names. */
function dyesOf(markup: string): number[] {
  return [...new Set(markup.match(/#[0-9a-f]{6}\b/gi) ?? [])].map(colour)
}

async function woven(stretch: Stretch, picture: Picture, painter: Painter): Promise<Pixels> {
  const { art, width = picture.width, height = picture.height } = stretch
  const flat =
    typeof art === 'string' ? snapToDyes(await painter.paint(art, width, height), dyesOf(art)) : art
  return stretch.weave === false ? flat : weave(flat, { tile: picture.tile ?? false, ...stretch.weave })
}

/** Weaves a picture, stretch by stretch. */
export async function weavePicture(picture: Picture, painter: Painter): Promise<Pixels> {
  const cloth = emptyPixels(picture.width, picture.height)
  for (const stretch of picture.stretches) {
    lay(cloth, await woven(stretch, picture, painter), stretch.x ?? 0, stretch.y ?? 0)
  }
  return cloth
}
