/** A film is a pure function of time: the same second always gives the same picture. */
export interface Film {
  /** Size in px; 1280x720 or 720x1280 is the rule. */
  width: number
  height: number
  /** Length in seconds. The last frame should lead back to the first: films loop. */
  duration: number
  /** Second of its most telling frame, which becomes the poster. */
  poster: number
  /** Second of another telling frame, for the page that the film opens: `<id>-opening`. */
  opening?: number
  /** SVG markup of the frame at `t` seconds, in px of the film. */
  frame: (t: number) => string
}

/** Frames a second of every film. */
export const rate = 24
