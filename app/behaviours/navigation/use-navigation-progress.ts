import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { linkIntent, readClick } from './in-site-link'
import { NavigationProgress, type Timers } from './navigation-progress'

const browserTimers: Timers = {
  setTimeout: (run, delay) => window.setTimeout(run, delay),
  clearTimeout: (timer) => window.clearTimeout(timer),
  setInterval: (run, delay) => window.setInterval(run, delay),
  clearInterval: (timer) => window.clearInterval(timer),
}

/**
 * Intercepts clicks on in-site links and takes the visitor there with progress (PROG-1 to PROG-3, PROG-5). Writes the share
 * into the bar's `--progress` and its `data-state`, past React: fifty renders of the page would be fifty too many.
 * @returns the path that is on its way, so that the caller fetches it during the wait
 */
export function useNavigationProgress(
  bar: RefObject<HTMLElement | null>,
  currentPath: string,
  navigate: (to: string) => void,
): string | null {
  const [target, setTarget] = useState<string | null>(null)
  // Read when something happens, so that the change of route itself does not stop the bar that is still filling.
  const intentOf = useEffectEvent((event: MouseEvent) => linkIntent(readClick(event), currentPath))
  const arrive = useEffectEvent(navigate)

  useEffect(() => {
    const machine = new NavigationProgress(
      {
        onProgress(progress) {
          bar.current?.setAttribute('data-state', progress === null ? 'hidden' : 'running')
          bar.current?.setAttribute('aria-valuenow', String(Math.round((progress ?? 0) * 100)))
          bar.current?.style.setProperty('--progress', String(progress ?? 0))
        },
        onTarget: setTarget,
        onArrive: (to) => arrive(to),
      },
      browserTimers,
    )
    const onClick = (event: MouseEvent) => {
      const intent = intentOf(event)
      if (intent.kind === 'browser') return
      event.preventDefault()
      if (intent.kind === 'go') machine.start(intent.to)
    }
    const onPopState = () => machine.cancel()
    // On the window, after React's own handlers: a component that handled the click has prevented its default by now.
    window.addEventListener('click', onClick)
    window.addEventListener('popstate', onPopState)
    return () => {
      window.removeEventListener('click', onClick)
      window.removeEventListener('popstate', onPopState)
      machine.destroy()
    }
  }, [bar])

  return target
}
