import { nitrogen, paddy, phosphorus, potash, root, soil } from './book'

const skin = '#7A4E37'
const shaded = '#5C3827'

/** His bicycle, the bag from the store on its carrier. */
const bicycle = `<g transform="translate(142 0)" fill="none" stroke="${soil}" stroke-linecap="round" stroke-linejoin="round">
  <g stroke-width="9"><circle cx="-86" cy="-66" r="62"/><circle cx="112" cy="-66" r="62"/></g><g stroke="#D8CDB4" stroke-width="3"><circle cx="-86" cy="-66" r="55"/><circle cx="112" cy="-66" r="55"/></g><g stroke-width="2.6"><path d="M-86-126V-6M-146-66H-26M-129-109L-43-23M-43-109L-129-23M112-126V-6M52-66H172M69-109L155-23M155-109L69-23"/></g>
  <path d="M-150-84A68 68 0 0 1-30-104M50-92A66 66 0 0 1 176-84" stroke="${nitrogen}" stroke-width="8"/><path d="M-142-140H-70M-86-66L-134-138" stroke-width="6"/>
  <path d="M-86-66L-40-150H76L0-62L-40-150M0-62H-86M112-66L72-178M-40-150L-50-170" stroke="${nitrogen}" stroke-width="10"/><path d="M-84-72H2A10 10 0 0 1 2-52H-84" fill="${nitrogen}" stroke="none"/>
  <path d="M72-178C64-190 58-192 40-190M72-178C76-188 84-190 96-182" stroke-width="8"/><path d="M-78-176C-66-184-50-180-34-176C-40-168-66-164-78-176Z" fill="${soil}" stroke-width="5"/><circle cy="-62" r="13" fill="${root}" stroke-width="6"/><path d="M0-62L10-30M0-30H22" stroke-width="7"/></g>
  <path d="M-8-142C-12-170-10-196-4-208C16-214 52-214 70-208C76-190 78-166 72-142Z" fill="${root}" stroke="${soil}" stroke-width="4"/><path d="M-9-180H75V-158H-8Z" fill="${paddy}"/><path d="M10-212L4-224M58-212L64-224" stroke="${soil}" stroke-width="5" stroke-linecap="round"/>`

/** His head in profile, turned to the letters: moustache, ear, the turban’s end down his neck. */
const head = `<g transform="rotate(-9 2 -244)"><path d="M-20-236C-16-246-20-262-20-280H31C31-276 33-273 40-265C40-262 35-262 33-261C35-257 34-254 32-252C33-244 29-239 18-240L17-230C4-224-10-226-20-236Z" fill="${skin}"/><path d="M17-230C4-224-10-226-20-236C-18-242-18-248-19-256C-12-244 0-240 18-240Z" fill="${shaded}"/><path d="M-20-280C-22-264-20-254-16-246C-10-250-8-262-8-280Z" fill="${soil}"/><ellipse cx="-2" cy="-264" rx="6.5" ry="9" fill="${shaded}"/><path d="M34-262C27-268 17-265 12-254C20-254 29-255 34-260Z" fill="${soil}"/><circle cx="22" cy="-272" r="3.2" fill="${soil}"/><path d="M15-279C20-282 26-281 29-279" fill="none" stroke="${soil}" stroke-width="3" stroke-linecap="round"/><path d="M-20-278C-34-262-30-246-38-230L-25-226C-19-244-14-258-10-272Z" fill="#D9A50E"/><path d="M-26-270C-36-306-4-318 12-314C36-309 44-292 36-279C16-286-6-282-26-270Z" fill="${potash}"/><path d="M-28-286C-12-298 12-302 38-293M-22-301C-6-310 14-312 30-306" fill="none" stroke="#D9A50E" stroke-width="5" stroke-linecap="round"/></g>`

/** A farmer seen from behind, reading with his head turned and a hand on the saddle; the cat reads too. */
export const reader = `${bicycle}
  <g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="M-16-74C-22-50-18-30-20-8" stroke="${skin}" stroke-width="20"/><path d="M20-74C28-50 24-30 28-8" stroke="${shaded}" stroke-width="20"/></g>
  <path d="M-34-6C-34-14-8-14-8-4L-8 2H-36ZM14-4C14-14 42-14 44-4V2H14Z" fill="${soil}"/>
  <path d="M-36-150C-46-112-44-84-40-56C-28-48-12-52 0-66C10-50 28-46 42-56C44-90 42-122 36-150Z" fill="${root}" stroke="${soil}" stroke-width="3.5"/><path d="M0-66C-6-92-4-116 4-140M-26-58C-30-84-28-104-22-122M28-56C32-80 30-104 24-124" fill="none" stroke="#D8CDB4" stroke-width="5" stroke-linecap="round"/>
  <g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="M-36-216C-62-200-76-184-72-176C-66-166-48-158-34-152" stroke="${skin}" stroke-width="17"/><path d="M36-216C56-204 66-192 70-186L94-180" stroke="${skin}" stroke-width="17"/></g>
  <path d="M-28-240C-46-234-54-214-56-196L-38-190C-42-172-42-152-42-136C-18-128 22-128 42-136C44-156 42-174 40-192L58-200C56-218 46-234 30-240C14-246-12-246-28-240Z" fill="${phosphorus}"/><path d="M30-240C46-234 56-218 58-200L40-192C42-174 44-156 42-136C34-133 26-131 18-131C24-170 26-210 14-243Z" fill="#CF5518"/>
  <path d="M-24-244L-2-246C-4-214-8-190-8-164L-32-166C-30-194-28-220-24-244Z" fill="${potash}"/><path d="M-25-230L-4-231M-27-214L-6-215M-29-198L-7-198M-31-182L-8-181" stroke="${phosphorus}" stroke-width="4"/><path d="M-32-166L-34-156M-24-165L-25-155M-16-165L-16-155M-9-164L-8-154" stroke="${potash}" stroke-width="4" stroke-linecap="round"/>
  ${head}
  <g transform="translate(-124 2)"><path d="M-26-8C-52-6-58-26-48-42" stroke="#C98A2E" stroke-width="11" fill="none" stroke-linecap="round"/><path d="M-30 0C-40-40-26-78 0-82C26-78 40-40 30 0Z" fill="#E0A04A"/><path d="M4-81C28-76 40-40 30 0H8C16-30 14-60 4-81Z" fill="#C98A2E"/><g transform="rotate(-9 0 -88)"><path d="M-24-96C-24-118 24-118 24-96C24-76 12-70 0-70S-24-76-24-96Z" fill="#E0A04A"/><path d="M-22-102L-34-126L-6-114ZM22-102L34-126L6-114Z" fill="#B5741F"/></g></g>`
