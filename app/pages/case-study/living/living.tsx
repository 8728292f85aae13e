import { type ComponentType, lazy, type ReactNode, type RefObject, Suspense, useEffect, useRef } from 'react'
import type { LivingObject } from '~content/schema/living'

const files = import.meta.glob<{ LivingObject: ComponentType }>('./objects/*.tsx')

/** Without a network an object never arrives, and its still stays. */
const objects = Object.fromEntries(
  Object.entries(files).map(([path, load]) => [
    path,
    lazy(() =>
      load().then(
        ({ LivingObject }) => ({ default: LivingObject }),
        () => new Promise<never>(() => {}),
      ),
    ),
  ]),
)

/** Until its object is there, controls have no styles and do nothing, so they are out of sight. */
function Arrived({ place, children }: { place: RefObject<HTMLElement | null>; children: ReactNode }) {
  useEffect(() => {
    place.current?.setAttribute('data-arrived', '')
  }, [place])
  return children
}

/** A case study's living object (ALIVE-3). The built HTML has it as a still; its code, styles and words follow the page's own. */
function Living({ name }: { name: LivingObject }) {
  const place = useRef<HTMLElement>(null)
  const Shown = objects[`./objects/${name}.tsx`]
  return (
    <section ref={place} data-part="living" data-object={name}>
      <Suspense>
        <Arrived place={place}>{Shown && <Shown />}</Arrived>
      </Suspense>
    </section>
  )
}

// What React loads lazily is a default export.
export { Living as default }
