import { segment } from './limb'

/** Somebody who lies in the hammock, head at the left, a straw hat over the face: each part by the ink that prints it. */

const brim = 'M-70 4C-52-14 52-14 70 4C52 22-52 22-70 4Z'
const crown = 'M-40 0C-42-58 42-58 40 0Z'
const band = 'M-41-16C-20-6 20-6 41-16L40 0C20 10-20 10-40 0Z'
const hat = (path: string): string => `<path transform="translate(352 644) rotate(30)" d="${path}"/>`

const shirt =
  'M392 690C430 676 468 694 500 718C544 746 588 752 622 766L612 830L470 830C420 806 380 752 372 722C372 708 380 696 392 690Z'
/** Folds of the shirt. */
const folds =
  'M424 706C430 730 448 748 470 758M486 730C486 752 500 770 520 778M556 756C552 772 560 786 574 792'

const thigh = segment([596, 792], [734, 666], 42, 31)
const shin = segment([734, 666], [806, 812], 27, 19)
const head = '<circle cx="336" cy="684" r="41"/><path d="M352 700L402 712L388 748L346 724Z"/>'

/** What hangs over the edge of the cloth: an arm, and the other leg. */
const arm = `${segment([440, 770], [446, 806], 19, 18)}${segment([446, 806], [430, 880], 17, 13)}<path d="M417 878C412 900 408 912 412 926C414 940 420 944 424 930C424 944 430 950 434 934C436 942 442 942 442 928C446 934 450 928 448 918C450 904 446 892 443 878Z"/>`
const leg = `${segment([672, 800], [694, 820], 26, 26)}${segment([694, 822], [704, 930], 24, 14)}<path d="M690 924C686 944 684 958 690 966C712 968 736 982 768 982C782 982 784 970 774 964C750 958 732 946 718 926Z"/>`

export const sleeper = {
  /** Yellow: shirt and hat. */
  sun: `<path d="${shirt}"/>${hat(crown)}${hat(brim)}`,
  /** Coral: the band of the hat. */
  coral: hat(band),
  /** Teal: shorts. */
  lagoon: thigh,
  /** Deep, behind the cloth. */
  inside: shin + head,
  /** Deep, on the shirt. */
  folds: `<path d="${folds}" fill="none" stroke="currentColor" stroke-width="6" stroke-linecap="round"/>`,
  /** Deep, before the cloth. */
  outside: arm + leg,
  /** Where the hat lies on the face and the shirt on the neck. */
  over: `${hat(crown)}${hat(brim)}<path d="${shirt}"/>`,
  /** All that no other ink may show through. */
  body: `${thigh}<path d="${shirt}"/>${hat(crown)}${hat(brim)}`,
}
