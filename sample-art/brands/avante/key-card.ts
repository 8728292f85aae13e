import { type Drawing, svg } from '../../lib/drawing'
import { arch, coral, rose, tones } from './book'
import { frontPath, frontPrint, key, keyFace, mouthPath, sleeve } from './sleeve'

const [width, height] = [1350, 1800]
/** How the two lie on the table, and how far the key is out. */
const lie = 'translate(296 560) rotate(-12) scale(1.16)'
const out = 270
const keyAt = `translate(${(sleeve.wide - key.wide) / 2} ${-out})`
/** Where shade is: the light of the window is taken from all it touches alike. */
const shade = '#BC8AA2'

/** The evening sun comes in through two arches. */
const windows = `<g transform="skewX(-19) translate(338 0)"><path d="${arch(20, 2100, 1130, 2010)}"/><path d="${arch(1262, 2100, 1130, 1900)}"/></g>`

/** Outline of sleeve and key together. */
const outline = `<path d="${frontPath}"/><rect x="6" y="${sleeve.backCut}" width="${sleeve.wide - 12}" height="${sleeve.long - sleeve.backCut}"/><g transform="${keyAt}"><rect width="${key.wide}" height="${key.long}" rx="${key.round}"/></g>`

/** Takes the light from whatever a mask leaves white. */
const shaded = (mask: string): string =>
  `<rect width="${width}" height="${height}" fill="${shade}" mask="url(#${mask})" style="mix-blend-mode:multiply"/>`

/** Sleeve and key in full light, in the px of the sleeve. */
function pieces(): string {
  const [wide, long] = [sleeve.wide, sleeve.long]
  return `<path d="M6 ${long - 6}V${sleeve.backCut}H${wide - 6}V${long - 6}Z" fill="${tones.coral.right}"/>
    <g transform="${keyAt}">${keyFace()}<path d="M2 ${key.long - 60}V${key.round}A${key.round - 2} ${key.round - 2} 0 0 1 ${key.round} 2H${key.wide - key.round}" fill="none" stroke="${tones.cobalt.top}" stroke-width="4"/></g>
    <clipPath id="under"><path d="M6 ${long}V${sleeve.backCut}H30V${-out}H590V${long}Z"/></clipPath>
    <g clip-path="url(#under)"><path d="${frontPath}" transform="translate(11 -9)" fill="#120A3C" opacity=".55" filter="url(#near)"/></g>
    <path d="${frontPath}" fill="url(#stock)"/><path d="${mouthPath}" fill="none" stroke="#FFC3A8" stroke-width="4"/>
    <path d="M${wide - 2} 2V${long - 2}H2" fill="none" stroke="${tones.coral.right}" stroke-width="5"/>${frontPrint()}`
}

/** The key slides out of its sleeve in the light of two arched windows: one gate, six steps, no number to lose. */
export function keyCard(): Drawing {
  const defs = `<linearGradient id="stock" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#FF7A4E"/><stop offset=".55" stop-color="${coral}"/><stop offset="1" stop-color="#F25F32"/></linearGradient>
    <filter id="near" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="6"/></filter>
    <filter id="edge" filterUnits="userSpaceOnUse" x="-200" y="-200" width="1800" height="2400"><feGaussianBlur stdDeviation="4"/></filter>
    <mask id="shade" maskUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#fff"/><g filter="url(#edge)">${windows}</g></mask>
    <mask id="table" maskUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#fff"/><g filter="url(#edge)">${windows}</g><g fill="#fff" filter="url(#edge)" transform="translate(30 23)"><g transform="${lie}">${outline}</g></g></mask>
    <mask id="pieces" maskUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}"><g transform="${lie}" fill="#fff">${outline}</g></mask>`
  const art = `<defs>${defs}</defs><rect width="${width}" height="${height}" fill="${tones.rose.top}"/><rect width="${width}" height="${height}" fill="${rose}" opacity=".55"/>
    ${shaded('table')}
    <g transform="translate(8 8)" filter="url(#near)" opacity=".4" fill="#3A1440"><g transform="${lie}">${outline}</g></g>
    <g transform="${lie}">${pieces()}</g><g mask="url(#pieces)" style="mix-blend-mode:multiply">${shaded('shade')}</g>`
  return { width, height, html: svg(art, width, height) }
}
