import { both, clamp, into, keys, out, past, ramp } from '../stage/timing'
import type { FilmShot, Mosaic, Shot, Still, Words } from './edit'
import { begins, shots } from './edit'
import { beat, length } from './score'
import { dyes, eye, headline, type Pen, thrown, weave } from './weave'

/** The showreel's page: paints any second of it on one canvas. Stills and film frames come from files beside the page. */
const width = 1280
const height = 720
const rate = 24

const paper = (): { sheet: OffscreenCanvas; pen: OffscreenCanvasRenderingContext2D } => {
  const sheet = new OffscreenCanvas(width, height)
  const pen = sheet.getContext('2d')
  if (!pen) throw new Error('No canvas to draw on.')
  pen.imageSmoothingQuality = 'high'
  return { sheet, pen }
}

const loaded = new Map<string, Promise<ImageBitmap>>()

/** A picture by its address, kept while it is likely to be needed again. */
function picture(address: string): Promise<ImageBitmap> {
  const known = loaded.get(address)
  if (known) return known
  const image = new Image()
  image.src = address
  const bitmap = image.decode().then(() => createImageBitmap(image))
  loaded.set(address, bitmap)
  if (loaded.size > 60) for (const old of [...loaded.keys()].slice(0, 20)) loaded.delete(old)
  return bitmap
}

const frameOf = (id: string, t: number): Promise<ImageBitmap> =>
  picture(`frames/${id}/${`${Math.floor(t * rate) + 1}`.padStart(4, '0')}.jpg`)

/** Fills a box with a crop of an image about its focus. */
function cover(
  pen: Pen,
  image: ImageBitmap,
  box: [number, number, number, number],
  focus: [number, number],
  zoom: number,
): void {
  const [x, y, w, h] = box
  const scale = Math.max(w / image.width, h / image.height) * zoom
  const [sw, sh] = [w / scale, h / scale]
  const sx = clamp(focus[0] * image.width - sw / 2, 0, image.width - sw)
  const sy = clamp(focus[1] * image.height - sh / 2, 0, image.height - sh)
  pen.drawImage(image, sx, sy, sw, sh, x, y, w, h)
}

async function paintStill(pen: Pen, shot: Still, since: number): Promise<void> {
  const image = await picture(`../../masters/${shot.picture}.png`)
  if (shot.detail && since >= beat)
    cover(pen, image, [0, 0, width, height], [shot.detail[0], shot.detail[1]], shot.detail[2])
  else cover(pen, image, [0, 0, width, height], shot.focus ?? [0.5, 0.5], shot.zoom ?? 1)
}

async function paintFilm(pen: Pen, shot: FilmShot, since: number): Promise<void> {
  if (shot.films.length === 1) {
    for (const { id, from } of shot.films) pen.drawImage(await frameOf(id, from + since), 0, 0, width, height)
    return
  }
  const column = width / shot.films.length
  for (const [i, { id, from }] of shot.films.entries()) {
    const wait = (i * beat) / 2
    const drop = ramp(since, wait - 0.12, wait + 0.16, past)
    if (drop <= 0) continue
    const image = await frameOf(id, from + Math.max(0, since - wait))
    cover(pen, image, [i * column, (i % 2 ? 1 : -1) * (1 - drop) * height, column, height], [0.5, 0.5], 1)
  }
}

/** Twelve heads, four by three; they come in one after another and all are awake. */
async function paintMosaic(pen: Pen, shot: Mosaic, since: number): Promise<void> {
  const [w, h] = [width / 4, height / 3]
  pen.fillStyle = dyes.ink
  pen.fillRect(0, 0, width, height)
  for (const [i, { id, from, x, y, width: wide }] of shot.heads.entries()) {
    const grow = ramp(since, i * 0.035, i * 0.035 + 0.2, past)
    if (grow <= 0) continue
    // On twos, at half speed: every head keeps its place in the crop.
    const image = await frameOf(id, from + since / 2)
    const tall = (wide * h) / w
    const left = (i % 4) * w + (w * (1 - grow)) / 2
    const top = Math.floor(i / 4) * h + (h * (1 - grow)) / 2
    pen.drawImage(image, x - wide / 2, y - tall / 2, wide, tall, left, top, w * grow, h * grow)
  }
}

/** The first bar: a line, an eye, a look left, a look right, a look at you; then through the pupil. */
function paintEye(pen: Pen, since: number): void {
  const open = keys(since, [0.5, 0.03], [1.15, 1, past], [2.1, 1])
  const look = keys(since, [1.2, 0], [1.35, -1, out], [1.55, -1], [1.72, 1, out], [1.9, 1], [2.02, 0, out])
  const zoom = 1 + ramp(since, 2.12, 2.5, into) * 9
  pen.fillStyle = dyes.vermilion
  pen.fillRect(0, 0, width, height)
  const draw = ramp(since, 0.05, 0.5, both)
  pen.fillStyle = dyes.ink
  pen.fillRect(640 - 640 * draw, 357, 1280 * draw, 6)
  if (since > 0.42) eye(pen, 640, 360, 380 * zoom, 232 * zoom, { open, look })
}

/** The break: the eye is shut, the thread is at rest. */
function paintAsleep(pen: Pen, since: number): void {
  pen.fillStyle = dyes.ink
  pen.fillRect(0, 0, width, height)
  pen.fillStyle = dyes.vermilion
  pen.fillRect(0, 357, width, 6)
  eye(pen, 640, 360, 380, 232, { open: keys(since, [0, 0.7], [0.22, 0.03, out]), look: 0 })
}

function paintWords(pen: Pen, shot: Words): void {
  pen.fillStyle = dyes[shot.ground]
  pen.fillRect(0, 0, width, height)
  shot.lines.forEach((words) => {
    headline(pen, words, 64, words === 'heads.' ? 490 : 470, width - 128, dyes.ink, dyes.paper)
  })
}

/** The name, woven; the eye above it winks once, then everything goes to ink. */
function paintEnd(pen: Pen, since: number): void {
  pen.fillStyle = dyes.vermilion
  pen.fillRect(0, 0, width, height)
  pen.fillStyle = dyes.madder
  pen.fillRect(0, 596, width, 124)
  pen.fillStyle = dyes.saffron
  pen.fillRect(0, 588, width, 8)
  const wink = keys(since, [1.45, 1], [1.56, 0.04, out], [1.7, 0.04], [1.84, 1, past])
  const glance = keys(since, [0.3, -1], [0.6, 1, both], [0.95, 1], [1.15, 0, out])
  for (let i = 0; i < 7; i += 1) {
    eye(pen, 640 + (i - 3) * 190, 658, 76, 44, {
      open: i === 3 ? wink : 1,
      look: i === 3 ? glance : clamp((3 - i) * 0.5, -1, 1),
    })
  }
  headline(pen, 'Bandha', 72, 470, width - 144, dyes.ink, dyes.paper)
}

async function paint(pen: Pen, shot: Shot, since: number): Promise<void> {
  if (shot.kind === 'still') return paintStill(pen, shot, since)
  if (shot.kind === 'film') return paintFilm(pen, shot, since)
  if (shot.kind === 'mosaic') return paintMosaic(pen, shot, since)
  if (shot.kind === 'words') return paintWords(pen, shot)
  if (shot.kind === 'eye') return paintEye(pen, since)
  return shot.kind === 'asleep' ? paintAsleep(pen, since) : paintEnd(pen, since)
}

/** What is the agency's own voice stays cloth even at rest; client work ends crisp. */
const restingSlip = (shot: Shot): number =>
  shot.kind === 'words' || shot.kind === 'end' ? 8 : shot.kind === 'eye' || shot.kind === 'asleep' ? 6 : 0

async function paintShot(pen: Pen, index: number, t: number): Promise<void> {
  const shot = shots[index]
  if (!shot) return
  const since = t - begins(index)
  const { sheet, pen: flat } = paper()
  await paint(flat, shot, since)
  const rest = restingSlip(shot)
  // On twos, and quickly: a slipping thread is new in every frame, and new things are what a film is heavy with.
  const step = Math.floor((since * rate) / 2)
  const loose = shot.entry === 'slip' ? Math.max(rest, [64, 18][step] ?? 0) : rest
  const settled = loose === rest
  const cloth = rest && settled ? { pitch: 2, bundle: 3 } : { pitch: 8, bundle: 1 }
  weave(pen, sheet, { ...cloth, slip: loose, drift: settled ? loose * 0.32 : 0, seed: index * 13 + 7 })
}

const canvas = document.querySelector('canvas')
const screen = canvas?.getContext('2d')

/** Shows the frame of second `t`. */
async function seek(t: number): Promise<void> {
  if (!screen) throw new Error('No canvas to draw on.')
  let index = shots.length - 1
  while (index > 0 && begins(index) > t + 1e-6) index -= 1
  const throwing = 8 / rate
  const since = t - begins(index)
  if (shots[index]?.entry === 'weft' && index > 0 && since < throwing) {
    await paintShot(screen, index - 1, begins(index) - 1 / rate)
    screen.save()
    thrown(screen, width, height, (Math.floor((since * rate) / 2) * 2 + 2) / rate / throwing, index)
    await paintShot(screen, index, t)
    screen.restore()
  } else await paintShot(screen, index, t)
  const dark = ramp(t, length - 0.45, length - 0.05, both)
  if (dark > 0) {
    screen.save()
    thrown(screen, width, height, dark, 99)
    screen.fillStyle = dyes.ink
    screen.fillRect(0, 0, width, height)
    screen.restore()
  }
}

Object.assign(window, {
  seek,
  ready: document.fonts.load("800 40px 'Anek Latin Variable'").then(() => document.fonts.ready),
})
