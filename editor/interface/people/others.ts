import { useEffect, useSyncExternalStore } from 'react'
import type { Path } from '../../core/change'
import type { Here } from '../../server/events'
import { post } from '../server/api'
import { type Heard, ownWindow } from '../server/connection'
import { useEvents } from '../server/use-events'

/** The other windows that are open in the studio, in the order in which they came. */
let others: readonly Here[] = []
const watchers = new Set<() => void>()

function hear(event: Heard): void {
  if (event.type !== 'here') return
  others = event.here.filter(({ window }) => window !== ownWindow)
  for (const tell of watchers) tell()
}

/** Hears who else is there as long as the window is open: it is told as soon as it listens, before anything shows it. */
export const useHearOthers = () => useEvents(hear)

function watch(tell: () => void): () => void {
  watchers.add(tell)
  return () => {
    watchers.delete(tell)
  }
}

/** Who else is in the studio. */
export const useOthers = () => useSyncExternalStore(watch, () => others)

/** Names, each once, as a sentence has them. */
export const namesInWords = (all: readonly Here[]): string =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(new Set(all.map(({ name }) => name)))

/** Who else is at this field, in words; nothing if nobody is. */
export const useNamesAt = (file: string, path: Path): string =>
  useSyncExternalStore(watch, () =>
    namesInWords(
      others.filter(
        (one) => one.view === 'page' && one.file === file && one.path.join('.') === path.join('.'),
      ),
    ),
  )

type Place = Pick<Here, 'view' | 'file' | 'path'>

/** Between two fields somebody may only pass by (ms). */
const PAUSE = 300
let place: Place | undefined
let told = ''
let timer = 0

/** Without an answer the bar says that the editor is gone; it is told again when it is back. */
function tell(): void {
  const here = { window: ownWindow, ...place }
  const said = JSON.stringify(here)
  if (!place || said === told) return
  told = said
  post('/here', here).catch(() => {
    told = ''
  })
}

function tellAgain(): void {
  told = ''
  tell()
}

/** Tells the others what is open in this window. */
export function tellPlace(now: Place): void {
  place = now
  clearTimeout(timer)
  timer = window.setTimeout(tell, PAUSE)
}

/** Tells it again after the connection was lost, and what is open besides fields. */
export function useTellPlace(view: Here['view'], file: string, isShared: boolean): void {
  useEffect(() => {
    if (isShared) tellPlace({ view, file, path: [] })
  }, [view, file, isShared])
  useEvents(({ type }) => {
    if (isShared && (type === 'open' || type === 'back')) tellAgain()
  })
}
