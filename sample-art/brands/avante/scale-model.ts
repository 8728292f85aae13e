import type { Drawing } from '../../lib/drawing'
import { sceneScript } from '../../lib/scene-script'
import { tones } from './book'
import type { Builder } from './isometric'
import { quarter } from './quarter'
import type { Stage } from './scale-model.scene'

/** The volumes of the quarter as numbers; the coral stair of the key visual is blue enamel here, all else is plaster. */
function volumes(): Stage['boxes'] {
  const boxes: Stage['boxes'] = []
  const builder: Builder = {
    box: (at, size, _colour, openings = []) => boxes.push({ at, size, enamel: false, openings }),
    stairs: ([x, y, z], count, width, along, colour, run = 0.5, rise = 0.5) => {
      for (let i = 0; i < count; i++) {
        const height = rise * (count - i)
        const blue = colour === tones.coral
        if (along === 'x')
          boxes.push({ at: [x + i * run, y, z], size: [run, width, height], enamel: blue, openings: [] })
        else boxes.push({ at: [x, y + i * run, z], size: [width, run, height], enamel: blue, openings: [] })
      }
    },
  }
  quarter(builder)
  return boxes
}

/** The model on the sales table: plaster, one enamel stair, one enamel pool, the last light of the day. */
export async function scaleModel(): Promise<Drawing> {
  const stage: Stage = { boxes: volumes(), passes: 24 }
  return {
    width: 1800,
    height: 1350,
    html: '',
    webgl: true,
    script: `window.stage = ${JSON.stringify(stage)};${await sceneScript('scale-model.scene.ts', import.meta.url)}`,
  }
}
