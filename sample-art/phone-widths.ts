import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { home } from './lib/browser'

/** The phone on which lettering is judged, px (STORY-6). */
const SCREEN = 390
/** As in gallery.module.css and creatives.module.css: what a phone swipes sideways, and how large it is then, px. */
const LONG = { from: 2.3, height: 216 }
const CREATIVE = 0.84 * SCREEN

interface Study {
  hero?: { narrow: string }
  story?: { process?: { picture: string; onPhones?: string } }
  sections: { kind: string; mobile?: string[][]; pictures?: string[] }[]
}

type Sizes = Record<string, { width: number; height: number }>

/** How wide each picture of a case study is shown on a phone, px: the least of all places. */
export function phoneWidths(): Map<string, number> {
  const root = join(home, '..')
  const sizes = JSON.parse(readFileSync(join(root, 'media/pictures.json'), 'utf8')) as Sizes
  const widths = new Map<string, number>()
  const ratio = (name: string): number => (sizes[name] ? sizes[name].width / sizes[name].height : 1)
  const show = (name: string, width: number): void => {
    const wide = ratio(name) > LONG.from ? Math.max(width, ratio(name) * LONG.height) : width
    widths.set(name, Math.min(wide, widths.get(name) ?? Number.POSITIVE_INFINITY))
  }
  for (const file of readdirSync(join(root, 'content/projects'))) {
    const study = parse(readFileSync(join(root, 'content/projects', file), 'utf8')) as Study
    const full = (name: string): string =>
      name.includes('/') ? name : `${file.replace('.yaml', '')}/${name}`
    const sheet = study.story?.process
    for (const name of [study.hero?.narrow, sheet?.onPhones ?? sheet?.picture])
      if (name) show(full(name), SCREEN)
    for (const { mobile = [], pictures = [] } of study.sections) {
      for (const row of mobile) {
        const whole = row.reduce((sum, name) => sum + ratio(full(name)), 0)
        for (const name of row) show(full(name), (SCREEN * ratio(full(name))) / whole)
      }
      for (const name of pictures) show(full(name), CREATIVE)
    }
  }
  return widths
}
