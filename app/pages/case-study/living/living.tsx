import { type ComponentType, type RefObject, Suspense, use, useEffect, useRef, useState } from 'react'
import type { LivingObject } from '~content/schema/living'

interface Late {
  LivingObject: ComponentType
}
const objects = import.meta.glob<Late>('./objects/*.tsx')
const load = (name: LivingObject) => objects[`./objects/${name}.tsx`]?.() ?? Promise.reject(new Error(name))

function Arrived({ object, place }: { object: Promise<Late>; place: RefObject<HTMLElement | null> }) {
  const { LivingObject } = use(object)
  // Until then its controls have no styles and do nothing, so they are out of sight.
  useEffect(() => {
    place.current?.setAttribute('data-arrived', '')
  }, [place])
  return <LivingObject />
}

/** Its code is fetched when it is this far from the window. */
const NEAR = '60%'

/**
 * A case study's living object (ALIVE-3). The built HTML has it as a still; its code, styles and words load when it comes near the
 * window, or when the address has its fragment.
 */
function Living({ name }: { name: LivingObject }) {
  const place = useRef<HTMLElement>(null)
  const [late] = useState(() => {
    let fetchIt = () => {}
    const object = import.meta.env.SSR
      ? load(name)
      : new Promise<Late>((resolve) => {
          // Without a network the still stays.
          fetchIt = () => load(name).then(resolve, () => {})
        })
    return { object, fetchIt }
  })

  useEffect(() => {
    if (!place.current) return
    if (typeof IntersectionObserver === 'undefined' || location.hash.startsWith('#living=')) late.fetchIt()
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && late.fetchIt(), {
      rootMargin: NEAR,
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [late])

  return (
    <section ref={place} data-part="living" data-object={name}>
      <Suspense>
        <Arrived object={late.object} place={place} />
      </Suspense>
    </section>
  )
}

// What React loads lazily is a default export.
export { Living as default }
