/** How the page was styled in one frame. */
interface Frame {
  heading: string
  styles: string[]
}

/** Records from now on which page each frame shows (by its heading), and how its elements are styled. Runs in the page. */
export function recordFrames(): void {
  // A method: the TypeScript loader would wrap a named function in a helper that the page does not have.
  const recorder = {
    frames: [] as Frame[],
    record() {
      if (recorder.frames.length < 3_000) requestAnimationFrame(recorder.record)
      const elements = [...document.querySelectorAll('main *')].slice(0, 80)
      recorder.frames.push({
        heading: document.querySelector('h1')?.textContent ?? '',
        styles: elements.map((element) => {
          const { display, position, fontSize, paddingTop, appearance } = getComputedStyle(element)
          return [element.localName, display, position, fontSize, paddingTop, appearance].join(' ')
        }),
      })
    },
  }
  Object.assign(window, recorder)
  recorder.record()
}

/** What the recorded frames say of the page that is shown now. */
export interface ShownFrames {
  /** How many frames showed it: none yet if it came after the last one. */
  shown: number
  /** How its elements are styled in the last of these. */
  last: string[]
  /** How its elements looked in an earlier frame, and none does in the last one: none if no frame was unstyled. */
  unstyled: string[]
}

/** Frames of a page differ, because script adds elements; only styles that it does not have in the end count. Runs in the page. */
export function unstyledFrames(): ShownFrames {
  const { frames } = window as unknown as { frames: Frame[] }
  const shownNow = document.querySelector('h1')?.textContent ?? ''
  const own = frames.filter(({ heading }) => heading === shownNow)
  const last = own.at(-1)
  const unstyled = own.flatMap(({ styles }) => styles.filter((style) => !last?.styles.includes(style)))
  return { shown: own.length, last: last?.styles ?? [], unstyled: [...new Set(unstyled)] }
}
