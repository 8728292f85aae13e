import { leafGreen, paddy, phosphorus, potash, root } from './book'
import { signature } from './letters'
import { wheel } from './wheel'

const skin = '#7A4E37'
const shaded = '#5C3827'
const iron = '#2A1A14'

/** The steering wheel, seen from its side on a sloping column. */
const steering = `<path d="M104-30L134 22" stroke="${iron}" stroke-width="11"/><ellipse transform="translate(104-32) rotate(-30)" rx="11" ry="37" fill="none" stroke="${iron}" stroke-width="8"/>`

/** The farmer of the wall, now at work: he sits at (0, 0), drives to the right and looks where the sun comes up. */
const driver = `<g stroke-linecap="round" stroke-linejoin="round">
  <path d="M14-84C44-70 58-62 66-52L114-58" fill="none" stroke="${shaded}" stroke-width="17"/>
  <path d="M-34 4C-24-14 52-20 82-12C98-6 102 12 98 28L92 62L66 60L66 34L-24 38Z" fill="${root}"/><path d="M-20 22C10 10 50 10 78 8M66 34C76 26 86 18 92 12" fill="none" stroke="#D8CDB4" stroke-width="5"/>
  <path d="M79 60L84 96" stroke="${skin}" stroke-width="17"/><path d="M70 104C70 90 90 90 108 102V108H70Z" fill="${iron}"/>
  <path d="M-36 14C-48-30-46-82-22-98C-4-108 20-106 30-92C42-62 40-22 38 14C14 24-14 24-36 14Z" fill="${phosphorus}"/><path d="M-36 14C-48-30-46-82-22-98C-26-66-26-24-16 20C-24 20-30 18-36 14Z" fill="#C24C14"/>
  <path d="M-6-92L-8-116L20-104L20-90C12-82 2-84-6-92Z" fill="${shaded}"/>
  <path d="M-10-114C-22-130-18-160 6-164C24-166 33-156 34-146L37-137L46-126C47-121 42-120 38-120L39-115L36-112L38-107C38-98 27-96 18-99C10-96 0-100-10-114Z" fill="${skin}"/><path d="M-10-114C-18-124-20-140-14-150C-12-132-2-116 10-110C14-106 18-102 18-99C10-96 0-100-10-114Z" fill="${shaded}"/>
  <path d="M23-114C29-121 40-122 45-117C39-111 29-108 23-114Z" fill="${iron}"/><path d="M24-143C29-147 34-146 37-142" fill="none" stroke="${iron}" stroke-width="4"/><ellipse cx="31" cy="-135" rx="3" ry="3.6" fill="${iron}"/><path d="M26-104C30-101 34-102 36-104" fill="none" stroke="${shaded}" stroke-width="3"/>
  <ellipse cx="5" cy="-129" rx="6.5" ry="10" fill="${skin}" stroke="${shaded}" stroke-width="3"/>
  <path d="M-16-142C-34-134-44-112-58-104L-44-92C-28-104-16-120-8-136Z" fill="#D9A50E"/><path d="M-17-136C-30-172 0-186 20-182C40-177 46-158 37-146C20-156-2-150-17-136Z" fill="${potash}"/><path d="M-15-150C0-164 24-168 41-160M-10-166C4-176 24-178 36-172" fill="none" stroke="#D9A50E" stroke-width="5"/><path d="M36-148C44-158 40-174 26-180" fill="none" stroke="#FFF0B0" stroke-width="4"/>
  <path d="M-20-96C-8-84 8-82 24-92L34-78C20-66-14-68-30-82Z" fill="${potash}"/><path d="M-16-80L-24-78M0-74L-2-70M16-76L18-71" stroke="${phosphorus}" stroke-width="4"/>
  ${steering}<path d="M-8-74C0-52 12-40 28-34" fill="none" stroke="#E25E1C" stroke-width="29"/><path d="M-16-62C-10-44 2-30 20-22" fill="none" stroke="#B94812" stroke-width="5"/><path d="M36-31L92-30" stroke="${skin}" stroke-width="17"/>
  <path d="M86-40C94-44 108-42 112-36C115-30 113-20 106-19C98-18 88-20 85-24Z" fill="${skin}"/><path d="M98-34H112M98-27H111" stroke="${shaded}" stroke-width="2.6"/></g>`

/** The tractor and its driver, the middle of the rear wheel at x. The engine lies open below the bonnet, as it does out here. */
export function tractor(x: number, road: number): string {
  const louvres = [0, 1, 2, 3, 4].map((i) => `M${226 + i * 17}-64l-7 30`).join('')
  const body = `<path d="M-40 20H300V52H-40Z" fill="${iron}"/>
    <path d="M112-20H300L312 44H262L246 62H150L120 44Z" fill="#3A2620"/><path d="M150-14V40M176-14V40M202-14V40M228-14V40M254-14V40" stroke="${iron}" stroke-width="9"/><path d="M132 24C150 12 178 12 196 24V44H132Z" fill="#5C4034"/><circle cx="272" cy="14" r="20" fill="#5C4034"/><circle cx="272" cy="14" r="9" fill="${iron}"/>
    <path d="M240-96V-214" stroke="${iron}" stroke-width="15"/><path d="M240-118V-188" stroke="#4B342A" stroke-width="24" stroke-linecap="round"/><path d="M245-116V-190" stroke="#A5785A" stroke-width="4" stroke-linecap="round"/><path d="M232-212L254-222" stroke="${iron}" stroke-width="7" stroke-linecap="round"/>
    <path d="M108-20V-84C108-98 118-106 132-106L300-100C332-98 350-86 352-62L356-14C356-8 352-4 346-4H320L300-20Z" fill="${paddy}"/><path d="M108-84C108-98 118-106 132-106L300-100C332-98 350-86 352-62L353-54C330-74 300-76 108-74Z" fill="${leafGreen}"/><path d="M130-101L300-95C322-93 336-88 344-76" fill="none" stroke="#D4F0A0" stroke-width="5" stroke-linecap="round"/>
    <path d="${louvres}" stroke="#0F4A24" stroke-width="6" stroke-linecap="round"/><path d="M328-62L352-58L356-14C356-8 352-4 346-4H326Z" fill="${iron}"/><path d="M331-46H353M330-32H355M329-18H356" stroke="#7A5A48" stroke-width="4"/><circle cx="326" cy="-74" r="15" fill="#FFF3C4" stroke="${iron}" stroke-width="6"/>
    <path d="M96-20L108-96H124L118-20Z" fill="#0F4A24"/>`
  const r = 132
  const [out, inner] = [r + 28, r + 12]
  // The mudguard: a broad sheet of tin from behind the seat to the footboard.
  const guard = `<path d="M${-out * 0.94} ${-out * 0.34}A${out} ${out} 0 0 1 ${out * 0.77} ${-out * 0.64}L${out * 0.77} -30L${inner * 0.93} -30A${inner} ${inner} 0 0 0 ${-inner * 0.94} ${-inner * 0.34}Z" fill="${paddy}"/><path d="M${-out * 0.94} ${-out * 0.34}A${out} ${out} 0 0 1 ${out * 0.77} ${-out * 0.64}" fill="none" stroke="${leafGreen}" stroke-width="9" stroke-linecap="round"/><path d="M${out * 0.3} ${-out * 0.955}A${out} ${out} 0 0 1 ${out * 0.77} ${-out * 0.64}" fill="none" stroke="#D4F0A0" stroke-width="5" stroke-linecap="round"/><rect x="${-out * 0.98}" y="${-out * 0.5}" width="14" height="26" rx="4" fill="#D8301C"/>`
  return `<g transform="translate(${x} ${road - r})">${body}<path d="M-34-118C-48-150-50-176-44-196L-26-194C-24-170-20-146-12-132H60V-112H-34Z" fill="${iron}"/><g transform="translate(8-134)">${driver}</g>${guard}</g>
    ${signature(x + 148, road - r - 34, 0.062, root)}${wheel(x, road, r, potash, 26)}<path d="M${x + 268} ${road - 74}L${x + 300} ${road - 128}" stroke="${iron}" stroke-width="20" stroke-linecap="round"/>${wheel(x + 312, road, 78, potash, 20)}`
}
