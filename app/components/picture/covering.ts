/**
 * How many times as wide as its frame a picture is shown that covers it: one of a wider shape fills the frame's height, and its
 * sides are cut.
 * @param shape the picture's width divided by its height
 * @param frame the frame's
 */
export const covering = (shape: number, frame: number) => Math.max(1, shape / frame)
