import { useCallback, useEffect, useState } from 'react'
import type { LiveState } from '../../core/publish/live'
import { get, post } from '../server/api'
import { useEvents } from '../server/use-events'

/** How often a build and the public address are asked about (ms). */
const interval = { building: 1_000, waiting: 4_000 }

const isMoving = (state: LiveState | undefined) => state?.is === 'building' || state?.is === 'waiting'

/** Whether visitors have what was published, asked again as long as that may change. */
export function useLive() {
  const [state, setState] = useState<LiveState>()
  const look = useCallback(async () => {
    // An editor that does not answer is said in the bar.
    const next = await get<LiveState>('/live').catch(() => undefined)
    if (next) setState(next)
  }, [])
  useEffect(() => void look(), [look])
  useEvents(({ type }) => {
    if (type === 'back') void look()
  })
  useEffect(() => {
    if (!isMoving(state)) return
    const timer = setTimeout(
      () => void look(),
      state?.is === 'building' ? interval.building : interval.waiting,
    )
    return () => clearTimeout(timer)
  }, [state, look])
  return {
    live: state,
    look,
    async start() {
      await post('/live')
      await look()
    },
  }
}

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })
const dayAndClock = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
})

/** `14:03`, and the day if it was another one. */
function timeInWords(iso: string): string {
  const time = new Date(iso)
  return (time.toDateString() === new Date().toDateString() ? clock : dayAndClock).format(time)
}

const secondsSince = (iso: string) => Math.max(0, Math.round((Date.now() - Date.parse(iso)) / 1000))

const durationInWords = (seconds: number) =>
  seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60)} min`

/** Whether visitors have it, in one sentence. What was neither sent nor built is only where it was written. */
export function liveInWords(state: LiveState, isOnlyHere: boolean): string {
  switch (state.is) {
    case 'live':
      return `Live since ${timeInWords(state.since)}.`
    case 'building':
      return 'Building …'
    case 'waiting':
      return `${state.words} …`
    case 'not live':
      return `${isOnlyHere ? 'Only on this computer' : 'Not live'}, because ${state.why}`
  }
}

/** How long it takes already: for the eye only, since it would be read out every second. */
export function Elapsed({ live }: { live: LiveState }) {
  if (live.is !== 'building' && live.is !== 'waiting') return null
  const seconds = secondsSince(live.since)
  const usually = live.is === 'building' && live.usually
  return <p aria-hidden="true">{usually ? `${seconds} of about ${usually} s` : durationInWords(seconds)}</p>
}

const steps = ['Checking', 'Saving', 'Sending', 'Building', 'Live'] as const
export type StepName = (typeof steps)[number]

/** The way of a change to its visitors, and how far it is. */
export function Steps({ at }: { at: StepName }) {
  return (
    <ol>
      {steps.map((name) => (
        <li
          key={name}
          aria-current={name === at ? 'step' : undefined}
          data-done={steps.indexOf(name) < steps.indexOf(at) || at === 'Live' ? '' : undefined}
        >
          {name}
        </li>
      ))}
    </ol>
  )
}
