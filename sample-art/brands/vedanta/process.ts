import type { Drawing } from '../../lib/drawing'
import { written } from '../../lib/handwriting'
import { arrow, drawnByHand } from '../../lib/pencil'
import { paper, section, stack, teal } from './boards-sketched'

const rust = '#8A3423'

/** The cover taken apart: seven boards, each with its own opening, over a floor with the water; beside it the cover shut. */
export function processPicture(): Drawing {
  const [axis, floor] = [560, 1000]
  const boards = stack({
    axis,
    half: 430,
    tall: 112,
    first: 210,
    gap: 104,
    thick: 18,
    hole: (i) => 292 - i * 38,
    flat: 0.27,
    rough: 0.1,
    floor,
    number: 54,
    beside: 22,
  })
  const art = `${boards}
    ${written(['pale on top,', 'dark below'], 40, 72, 58)}
    ${written('7 boards, open', 1080, 100, 60, { colour: rust })}${arrow('M1064 92Q1000 96 954 150', [950, 156], 130, { weight: 4.5, colour: rust })}
    ${section(1360, 420)}${written('and shut: 14 mm', 1120, 380, 60)}
    ${written('water', 1190, 1010, 60, { colour: teal })}${arrow('M1250 950Q1330 880 1354 736', [1355, 728], -80, { weight: 4.5, colour: teal })}${arrow(`M1176 1000Q900 1040 ${axis + 96} ${floor + 14}`, [axis + 90, floor + 12], -165, { weight: 4.5, colour: teal })}
    ${written('2 mm each', 40, 1150, 58)}`
  return drawnByHand(1720, 1180, art, paper)
}

/** The same sketch on a narrow sheet, for a phone: one looks at the boards from lower down, and the shut cover lies below them. */
export function processPhone(): Drawing {
  const [axis, floor] = [500, 930]
  const boards = stack({
    axis,
    half: 430,
    tall: 84,
    first: 276,
    gap: 88,
    thick: 14,
    hole: (i) => 258 - i * 28,
    flat: 0.188,
    rough: 0.065,
    floor,
    number: 62,
    beside: 28,
  })
  /** A heavier pencil than the hand's own: a phone shows the sheet at a third. */
  const [em, weight] = [64, 6.6]
  const art = `${boards}
    ${written(['pale on top,', 'dark below'], 64, 110, em, { weight })}
    ${written('7 boards, open', 562, 110, em, { colour: rust, weight })}${arrow('M842 136Q836 188 790 212', [784, 216], 145, { weight: 4.5, colour: rust })}
    ${written('2 mm each', 64, 1066, em, { weight })}${arrow('M120 1004Q108 920 156 856', [160, 850], -52, { weight: 4.5 })}
    ${section(766, 1092, 250, 25)}${written(['and shut:', '14 mm'], 64, 1200, em, { weight })}
    ${written('water', 800, 1046, em, { colour: teal, weight })}${arrow(`M782 1024Q660 1010 ${axis + 84} ${floor + 22}`, [axis + 78, floor + 17], -142, { weight: 4.5, colour: teal })}${arrow('M862 1070Q842 1160 786 1226', [780, 1233], 131, { weight: 4.5, colour: teal })}`
  return drawnByHand(1080, 1350, art, paper, 1)
}
