import { type RefObject, useEffect, useEffectEvent } from 'react'
import { linkIntent, readClick } from './in-site-link'
import { NavigationProgress, type Timers } from './navigation-progress'

const browserTimers: Timers = {
  setTimeout: (run, delay) => window.setTimeout(run, delay),
  clearTimeout: (timer) => window.clearTimeout(timer),
  setInterval: (run, delay) => window.setInterval(run, delay),
  clearInterval: (timer) => window.clearInterval(timer),
}

/** The way to another page, from the click on. */
export interface Journey {
  to: string
  /** Resolves when the wait is over. */
  arrived: Promise<void>
  /** Aborted where another click or Back came first. */
  signal: AbortSignal
}

/**
 * Intercepts clicks on in-site links and takes the visitor there with progress (PROG-1 to PROG-3, PROG-5). Writes the share
 * into the bar's `--progress` and its `data-state`, past React: fifty renders of the page would be fifty too many.
 * @param depart called at the click, so that all is ready when the journey arrives
 */
export function useNavigationProgress(
  bar: RefObject<HTMLElement | null>,
  currentPath: string,
  depart: (journey: Journey) => void,
): void {
  // Read when something happens, so that the change of route itself does not stop the bar that is still filling.
  const intentOf = useEffectEvent((event: MouseEvent) => linkIntent(readClick(event), currentPath))
  const onDepart = useEffectEvent(depart)

  useEffect(() => {
    let controller = new AbortController()
    let arrive = () => {}
    const machine = new NavigationProgress(
      {
        onProgress(progress) {
          bar.current?.setAttribute('data-state', progress === null ? 'hidden' : 'running')
          bar.current?.setAttribute('aria-valuenow', String(Math.round((progress ?? 0) * 100)))
          bar.current?.style.setProperty('--progress', String(progress ?? 0))
        },
        onStart(to) {
          controller.abort()
          controller = new AbortController()
          const arrived = new Promise<void>((resolve) => {
            arrive = resolve
          })
          onDepart({ to, arrived, signal: controller.signal })
        },
        onArrive: () => arrive(),
        onCancel: () => controller.abort(),
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
    // Before the router's own listener: what is cancelled must not hold up the page that Back leads to.
    window.addEventListener('popstate', onPopState, true)
    return () => {
      window.removeEventListener('click', onClick)
      window.removeEventListener('popstate', onPopState, true)
      machine.destroy()
    }
  }, [bar])
}
