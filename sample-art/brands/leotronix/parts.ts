import { graphite, line, polar, tau } from './book'

// Parts of the panel under one lamp at the upper left: every part brings its own contact shadow and cast shadow.

/** Paints and filters that all parts share; put it once into a drawing. */
export const paints = `<defs>
<linearGradient id="alu" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#FFFFFF"/><stop offset=".22" stop-color="#D8D5CF"/><stop offset=".45" stop-color="#8F8C86"/><stop offset=".6" stop-color="#C9C6C0"/><stop offset=".8" stop-color="#F4F2EE"/><stop offset="1" stop-color="#7D7A75"/></linearGradient>
<linearGradient id="plate" x1=".1" y1="0" x2=".9" y2="1"><stop offset="0" stop-color="#FFFDF6"/><stop offset=".45" stop-color="#F3EEE2"/><stop offset="1" stop-color="#D6CFC0"/></linearGradient>
<linearGradient id="rim" x1=".1" y1="0" x2=".9" y2="1"><stop offset="0" stop-color="#FFFFFF"/><stop offset=".5" stop-color="#E4DDCF"/><stop offset="1" stop-color="#A79F90"/></linearGradient>
<linearGradient id="skirt" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#5B5853"/><stop offset=".35" stop-color="#2A2825"/><stop offset="1" stop-color="#0E0D0C"/></linearGradient>
<radialGradient id="cap" cx=".36" cy=".3" r=".85"><stop offset="0" stop-color="#4B4844"/><stop offset=".5" stop-color="#302D2A"/><stop offset="1" stop-color="#1B1917"/></radialGradient>
<radialGradient id="shine" cx=".34" cy=".26" r=".8"><stop offset="0" stop-color="#FFF" stop-opacity=".62"/><stop offset=".32" stop-color="#FFF" stop-opacity=".1"/><stop offset=".62" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".42"/></radialGradient>
<radialGradient id="lamplight" cx=".5" cy=".5" r=".5"><stop offset="0" stop-color="#FFC94A" stop-opacity=".85"/><stop offset="1" stop-color="#FFC94A" stop-opacity="0"/></radialGradient>
<radialGradient id="alarmlight" cx=".5" cy=".5" r=".5"><stop offset="0" stop-color="#FF5A4A" stop-opacity=".85"/><stop offset="1" stop-color="#FF5A4A" stop-opacity="0"/></radialGradient>
<filter id="s4" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="4"/></filter><filter id="s9" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="9"/></filter><filter id="s20" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="20"/></filter>
<radialGradient id="lamp" gradientUnits="objectBoundingBox" cx=".05" cy=".02" r="1.15"><stop offset="0" stop-color="#FFFBEF"/><stop offset=".3" stop-color="#EFE9DB"/><stop offset=".7" stop-color="#D5CEC0"/><stop offset="1" stop-color="#B9B2A5"/></radialGradient></defs>`

/** The enamel sheet with the lamp's fall of light. */
export function sheet(width: number, height: number): string {
  return `<rect width="${width}" height="${height}" fill="url(#lamp)"/>`
}

const disc = (x: number, y: number, r: number, fill: string, extra = '') =>
  `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r.toFixed(1)}" fill="${fill}" ${extra}/>`

/** A cast shadow: the shape dragged to the lower right, softer the farther it falls. */
function cast(x: number, y: number, r: number, height: number): string {
  const steps = 7
  const trail = Array.from({ length: steps }, (_, i) =>
    disc(x + (height * (i + 1)) / steps, y + (height * 0.86 * (i + 1)) / steps, r, '#3A3226', 'opacity=".2"'),
  ).join('')
  return `<g filter="url(#s9)" opacity=".62">${trail}</g>${disc(x + r * 0.04, y + r * 0.05, r * 1.01, '#2A2117', 'opacity=".5" filter="url(#s4)"')}`
}

/** The raised enamel plate that is the lion's face. */
export function plate(x: number, y: number, r: number): string {
  return `${cast(x, y, r, r * 0.13)}${disc(x, y, r, 'url(#rim)')}${disc(x - r * 0.003, y - r * 0.004, r * 0.972, 'url(#plate)')}`
}

/** A knob whose pointer shows `angle` in degrees, clockwise from noon. */
export function knob(x: number, y: number, r: number, angle: number): string {
  const lift = r * 0.16
  const body = Array.from({ length: 10 }, (_, i) =>
    disc(x - (lift * i) / 10, y - (lift * i) / 10, r, 'url(#skirt)'),
  ).join('')
  const [cx, cy] = [x - lift, y - lift]
  const a = ((angle - 90) * Math.PI) / 180
  const grip = Array.from(
    { length: 60 },
    (_, i) => `M${polar(cx, cy, r * 0.88, (i / 60) * tau)}L${polar(cx, cy, r * 0.99, (i / 60) * tau)}`,
  ).join('')
  return `${cast(x, y, r * 1.13, r * 0.7)}${disc(x, y, r * 1.16, 'url(#alu)')}${disc(x, y, r * 1.06, '#6B6863')}${body}${line(grip, '#0B0A09', r * 0.035, 'opacity=".7"')}
  ${disc(cx, cy, r * 0.87, '#55514C')}${disc(cx + r * 0.012, cy + r * 0.012, r * 0.86, 'url(#cap)')}${disc(cx, cy, r * 0.72, 'none', `stroke="#000" stroke-opacity=".35" stroke-width="${r * 0.02}"`)}
  ${line(`M${polar(cx, cy, r * 0.26, a)}L${polar(cx, cy, r * 0.84, a)}`, '#F6F2E8', r * 0.1)}`
}

/** A mushroom push button in an aluminium bezel. */
export function button(x: number, y: number, r: number, colour: string): string {
  const lift = r * 0.14
  const stack = Array.from(
    { length: 10 },
    (_, i) =>
      disc(x - (lift * i) / 10, y - (lift * i) / 10, r * 0.77, colour) +
      disc(x - (lift * i) / 10, y - (lift * i) / 10, r * 0.77, '#000', 'opacity=".07"'),
  ).join('')
  return `${cast(x, y, r, r * 0.26)}${disc(x, y, r, 'url(#alu)')}${disc(x, y, r * 0.85, '#7D7A75')}${cast(x, y, r * 0.75, r * 0.16)}${stack}${disc(x - lift, y - lift, r * 0.76, colour)}${disc(x - lift, y - lift, r * 0.76, 'url(#shine)')}`
}

/** The main switch: a rounded triangle, point down. */
export function nose(x: number, y: number, r: number, colour: string): string {
  const shape = (dx: number, dy: number, k: number) =>
    `M${x + dx - r * 0.86 * k} ${y + dy - r * 0.56 * k}H${x + dx + r * 0.86 * k}L${x + dx} ${y + dy + r * 0.86 * k}Z`
  const block = (dx: number, dy: number, k: number, fill: string, extra = '') =>
    `<path d="${shape(dx, dy, k)}" fill="${fill}" stroke="${fill}" stroke-width="${r * 0.3 * k}" stroke-linejoin="round" ${extra}/>`
  const trail = Array.from({ length: 7 }, (_, i) =>
    block(r * 0.1 * (i + 1), r * 0.085 * (i + 1), 0.95, '#3A3226', 'opacity=".2"'),
  ).join('')
  const sides = Array.from({ length: 10 }, (_, i) =>
    block(-r * 0.02 * i, -r * 0.02 * i, 1, i < 9 ? '#8F6500' : '#C58E00'),
  ).join('')
  return `<g filter="url(#s9)" opacity=".6">${trail}</g>${sides}${block(-r * 0.2, -r * 0.2, 0.97, colour)}<path d="M${x - r * 1.0} ${y - r * 0.82}H${x + r * 0.6}" stroke="#FFF1B8" stroke-width="${r * 0.1}" stroke-linecap="round" opacity=".9"/>`
}

/** A pilot lamp. `state`: lit, alarm or dark. */
export function lamp(x: number, y: number, r: number, state: 'lit' | 'alarm' | 'dark'): string {
  const fill = { lit: '#FFB31F', alarm: '#FF3B2A', dark: '#4A453D' }[state]
  const glow =
    state === 'dark' ? '' : disc(x, y, r * 3.1, state === 'lit' ? 'url(#lamplight)' : 'url(#alarmlight)')
  const heart =
    state === 'dark'
      ? disc(x - r * 0.25, y - r * 0.28, r * 0.2, '#9A958B')
      : disc(x - r * 0.08, y - r * 0.1, r * 0.46, state === 'lit' ? '#FFF0B5' : '#FFC0B5')
  return `${glow}${disc(x + r * 0.3, y + r * 0.3, r * 1.2, '#2A2117', 'opacity=".35" filter="url(#s4)"')}${disc(x, y, r * 1.28, 'url(#alu)')}${disc(x, y, r, fill)}${heart}`
}

/** A slot milled into the plate. */
export function slot(x0: number, y0: number, x1: number, y1: number, width: number): string {
  return `${line(`M${x0 + 1.5} ${y0 + 3}L${x1 + 1.5} ${y1 + 3}`, '#FFFFFF', width, 'stroke-linecap="round" opacity=".9"')}${line(`M${x0} ${y0}L${x1} ${y1}`, graphite, width, 'stroke-linecap="round"')}`
}

/** A slotted screw head. */
export function screw(x: number, y: number, r: number, turn: number): string {
  return `${cast(x, y, r, r * 0.4)}${disc(x, y, r, 'url(#alu)')}${disc(x, y, r * 0.86, '#A5A29C')}${disc(x, y, r * 0.86, 'url(#shine)', 'opacity=".6"')}<path d="M${polar(x, y, r * 0.74, turn)}L${polar(x, y, r * 0.74, turn + Math.PI)}" stroke="#1B1917" stroke-width="${r * 0.2}"/>`
}
