/** Share of the distance that an iris moves towards the pointer in a sixtieth of a second. */
const LERP = 0.12
/** ms */
const SIXTIETH = 1000 / 60
/** Interval between blinks of any eye, and the length of a blink, in ms. */
const BLINK_EVERY = 4000
const BLINK_LENGTH = 120

interface Gaze {
  element: SVGSVGElement
  x: number
  y: number
}

const finePointer = '(hover: hover) and (pointer: fine)'

/** Makes the eyes inside follow the pointer and blink. @returns a function that stops it */
function moveEyes(element: HTMLElement): () => void {
  const eyes: Gaze[] = [...element.querySelectorAll<SVGSVGElement>('[data-eye]')].map((eye) => {
    // Wherever it was set: the build moves inline styles into rules.
    const style = getComputedStyle(eye)
    return {
      element: eye,
      x: Number(style.getPropertyValue('--look-x')),
      y: Number(style.getPropertyValue('--look-y')),
    }
  })
  let frame = 0
  /** Time of the last movement, ms; `undefined` while the eyes rest. */
  let moved: number | undefined
  let pointer: { x: number; y: number } | undefined

  const step = (time: number) => {
    frame = 0
    if (!pointer) return
    // The same speed on screens of 60 and 120 Hz.
    const share = 1 - (1 - LERP) ** ((time - (moved ?? time - SIXTIETH)) / SIXTIETH)
    const { x, y } = pointer
    // All reads before the first write: at most one layout per frame.
    const boxes = eyes.map((eye) => eye.element.getBoundingClientRect())
    let moving = false
    eyes.forEach((eye, index) => {
      const box = boxes[index]
      if (!box) return
      const dx = clamp((x - (box.left + box.width / 2)) / (box.width * 1.5))
      const dy = clamp((y - (box.top + box.height / 2)) / (box.height * 1.5))
      eye.x += (dx - eye.x) * share
      eye.y += (dy - eye.y) * share
      moving ||= Math.abs(dx - eye.x) + Math.abs(dy - eye.y) > 0.02
      eye.element.style.setProperty('--gaze-x', eye.x.toFixed(3))
      eye.element.style.setProperty('--gaze-y', eye.y.toFixed(3))
    })
    moved = moving ? time : undefined
    if (moving) frame = requestAnimationFrame(step)
  }

  const follow = (event: PointerEvent) => {
    pointer = { x: event.clientX, y: event.clientY }
    frame ||= requestAnimationFrame(step)
  }
  if (matchMedia(finePointer).matches) window.addEventListener('pointermove', follow, { passive: true })

  const blinking = setInterval(() => {
    const eye = eyes[Math.floor(Math.random() * eyes.length)]?.element
    eye?.setAttribute('data-blink', '')
    setTimeout(() => eye?.removeAttribute('data-blink'), BLINK_LENGTH)
  }, BLINK_EVERY)

  return () => {
    window.removeEventListener('pointermove', follow)
    cancelAnimationFrame(frame)
    clearInterval(blinking)
  }
}

/** The same, while the element is in sight; always, if the browser cannot observe it. @returns a function that stops it */
export function moveEyesInSight(element: HTMLElement): () => void {
  if (typeof IntersectionObserver === 'undefined') return moveEyes(element)
  let stop: (() => void) | undefined
  const rest = () => {
    stop?.()
    stop = undefined
  }
  const observer = new IntersectionObserver(([entry]) => {
    rest()
    if (entry?.isIntersecting) stop = moveEyes(element)
  })
  observer.observe(element)
  return () => {
    observer.disconnect()
    rest()
  }
}

const clamp = (value: number) => Math.max(-1, Math.min(1, value))
