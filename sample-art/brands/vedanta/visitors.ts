import { canopy, laterite, leaves, ore, sand, sump } from './book'

/** Visitors cut from paper, whole from head to foot; their feet stand on (0, 0), 580 to 600 px under the crown. */
const [amber, chestnut, umber] = ['#7C3B20', '#6E341D', '#7E4024']
const fresh = leaves[3]

const limb = (d: string, stroke: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
const shape = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`

/** A head in profile that looks right, its middle on (0, 0), the neck below it. */
function head(skin: string, hair: string): string {
  const face = shape(
    'M-8-46C24-48 39-26 38-8L49 10L39 15L40 26L37 33C35 46 22 50 10 46L10 84H-26L-24 24C-44 0-38-44-8-46Z',
    skin,
  )
  return `${face}${hair}${limb('M20-3L30-1', ore, 5)}`
}

const shortHair = shape(
  'M38-18C40-56-8-66-32-46C-50-30-48-2-36 18L-20 10C-14 12-10 4-8-8C6-8 26-10 38-18Z',
  ore,
)
const bun = `${shape('M37-20C36-54-8-64-32-46C-54-28-48 12-28 32L-16 24C-16 10-12 4-4-4C8-8 24-12 37-20Z', ore)}<circle cx="-50" cy="-8" r="22" fill="${ore}"/>`

/** A woman in a sari; her arm points over the rim at the pool. */
export function pointing(): string {
  const feet = shape('M-36-18L-34 0H44C44-14 26-18 8-22ZM34-18L36-8H92C92-18 74-20 58-26Z', amber)
  const skirt = shape('M-50-316C-64-210-72-100-70-12H80C76-110 64-220 46-316Z', canopy)
  const pleats = limb('M18-300C34-200 40-110 40-20M34-290C52-200 60-110 60-20', '#1F5037', 5)
  const bodice = shape(
    'M-46-452C-14-470 24-468 44-448C56-410 54-360 48-306H-52C-46-350-60-410-46-452Z',
    laterite,
  )
  const drape = shape('M-40-458C-18-470 8-468 20-460C40-420 52-360 50-296L30-262C20-330-6-400-52-430Z', fresh)
  const fall = shape(
    'M-52-444C-34-462-16-460-8-452C-30-380-40-260-64-130L-104-140C-84-260-76-370-52-444Z',
    fresh,
  )
  const arm = `${limb('M20-428L116-404', laterite, 46)}${limb('M116-404L216-390', amber, 30)}${shape('M208-408C228-412 244-408 254-401L318-386C324-382 322-375 315-375L262-378C250-366 224-370 208-376Z', amber)}${limb('M236-376L256-362', amber, 14)}${limb('M198-408L194-376', '#FFC629', 10)}`
  return `${feet}${fall}${skirt}${pleats}${bodice}${drape}<g transform="translate(14 -530) rotate(6)">${head(amber, bun)}</g>${arm}`
}

/** A man who leans in over the rim, one hand on it and one on his back; he looks left. */
export function leaning(): string {
  const shoes = shape('M-34-20H6V0H-58C-58-12-46-18-34-20ZM30-20H70V0H6C6-12 18-18 30-20Z', '#1E0604')
  const legs = shape('M-36-320C-34-220-38-110-36-14H8L20-210L30-14H72C70-130 78-230 64-330Z', ore)
  const far = `${limb('M-56-444C-76-420-88-406-96-398', '#8A3423', 40)}${limb('M-96-398L-112-374', chestnut, 28)}${shape('M-98-384C-122-388-142-374-144-358C-130-350-104-350-92-360Z', chestnut)}`
  const torso = shape(
    'M-84-462C-66-492-22-498 2-470C34-430 66-380 72-296C36-286-4-286-40-296C-40-360-78-410-84-462Z',
    laterite,
  )
  const near = `${limb('M-14-446C24-420 62-396 74-372C78-350 66-336 48-326', '#8A3423', 38)}${shape('M50-344C30-338 16-326 18-314C30-306 52-308 64-316Z', chestnut)}`
  return `${shoes}${legs}${far}<g transform="translate(-74 -526) scale(-1 1) rotate(24)">${head(chestnut, shortHair)}</g>${torso}${near}`
}

/** A child on tiptoe, 410 px tall, both hands on the rim; it looks left, its chin just over the board. */
export function onTiptoe(): string {
  const shoes = shape(
    'M-20-6C-22-14-12-30 8-48L24-34C16-20 12-10 8 0H-16ZM18-4C16-12 26-28 46-46L62-32C54-18 50-8 46 2H22Z',
    '#0D6065',
  )
  const legs = `${limb('M12-44L2-120', umber, 27)}${limb('M50-42L36-120', umber, 27)}`
  const shorts = shape('M-26-196H50C58-160 58-130 58-104H16L14-130L8-104H-30C-32-140-34-160-26-196Z', sand)
  const far = `${limb('M-8-286L-58-282', '#178E8A', 30)}${limb('M-58-282L-98-322', umber, 22)}<ellipse cx="-104" cy="-330" rx="17" ry="12" fill="${umber}"/>`
  const shirt = shape('M-24-310C-4-326 28-324 42-304C58-270 56-220 54-182H-30C-34-220-40-270-24-310Z', sump)
  const near = `${limb('M18-286L-34-262', '#178E8A', 36)}${limb('M-34-262L-68-330', umber, 24)}<ellipse cx="-74" cy="-338" rx="19" ry="13" fill="${umber}"/>`
  return `<g transform="scale(1.1)">${shoes}${legs}${far}${shorts}<g transform="translate(2 -376) scale(-.94 .94) rotate(-10)">${head(umber, shortHair)}</g>${shirt}${near}</g>`
}
