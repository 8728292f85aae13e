import {
  type Dispatch,
  type ReactNode,
  type RefObject,
  type SetStateAction,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { replaceAddress } from '~/behaviours/address/replace-address'
import {
  type Cloth,
  type ColourSet,
  colourSets,
  decodeCloth,
  encodeCloth,
  isClothFragment,
  KNOTS,
  readName,
} from '~/woven/cloth/cloth'
import { Notice } from './notice'
import { Workshop } from './workshop'

/** The address is updated this long after the last change (ms): browsers refuse more than ten changes a second. */
const ADDRESS_DELAY = 400

/**
 * Keeps a cloth and the address's fragment in step: the fragment names the cloth, without a new entry in the history, and a
 * fragment that is opened, pasted or reached by Back is passed to `onLinked` as a cloth, or as null if it is not valid.
 */
function useClothAddress(cloth: Cloth | null, onLinked: (cloth: Cloth | null) => void): void {
  const readAddress = useEffectEvent(() => onLinked(decodeCloth(location.hash)))

  useLayoutEffect(() => {
    if (isClothFragment(location.hash)) readAddress()
    window.addEventListener('hashchange', readAddress)
    return () => window.removeEventListener('hashchange', readAddress)
  }, [])

  const fragment = cloth && encodeCloth(cloth)
  useEffect(() => {
    const nameCloth = () => {
      const { pathname, search, hash } = location
      const wanted = fragment ?? (isClothFragment(hash) ? '' : hash)
      if (wanted !== hash) replaceAddress(pathname + search + wanted)
    }
    const timer = setTimeout(nameCloth, ADDRESS_DELAY)
    const cancel = () => clearTimeout(timer)
    // A fragment that Back or a link has just reached is read a moment later, at `hashchange`, and must not be overwritten
    // before.
    window.addEventListener('popstate', cancel)
    return () => {
      cancel()
      window.removeEventListener('popstate', cancel)
    }
  }, [fragment])
}

/** Calls back when Escape is pressed with the focus in one of two elements, except during IME composition. */
function useEscape(
  field: RefObject<HTMLElement | null>,
  controls: RefObject<HTMLElement | null>,
  onEscape: () => void,
): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing || !(event.target instanceof Node)) return
    if (field.current?.contains(event.target) || controls.current?.contains(event.target)) onEscape()
  })
  useEffect(() => {
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}

/** What the loom tells of the field; spread onto it. */
export interface FieldState {
  value: string
  'aria-invalid'?: true | undefined
  'aria-describedby'?: string
}

export interface LoomProps {
  field: FieldState
  setField: Dispatch<SetStateAction<FieldState>>
  /** False as long as the name is the one that the visit has kept: the address does not name it. */
  isTyped: boolean
  input: RefObject<HTMLInputElement | null>
  /** The wordmark, shown while there is no cloth. */
  children: ReactNode
}

/** What loads when somebody types over the wordmark: the cloth, its colours and knots, and ways to keep it (LOOM). */
export function Loom({ field, setField, isTyped, input, children }: LoomProps) {
  const noticeId = useId()
  const workshop = useRef<HTMLDivElement>(null)
  const [colours, setColours] = useState<ColourSet>(colourSets[0])
  const [knots, setKnots] = useState<number>(KNOTS.usual)
  const [isChosen, setIsChosen] = useState(isTyped)
  const [isOffline, setIsOffline] = useState(false)
  const { name, problem: typed } = readName(field.value)
  const cloth: Cloth | null = name ? { name, colours, knots } : null
  const problem = isOffline && cloth ? 'offline' : typed

  const show = (next: Cloth) => {
    setIsChosen(true)
    setColours(next.colours)
    setKnots(next.knots)
  }

  useClothAddress(isTyped || isChosen ? cloth : null, (linked) => {
    setField({ value: linked?.name ?? '' })
    if (!linked) return
    show(linked)
    // As soon as it is rendered: a visitor who opens the link wants to see it.
    requestAnimationFrame(() => workshop.current?.scrollIntoView({ block: 'center' }))
  })

  useEffect(() => {
    setField(({ value }) => ({
      value,
      'aria-invalid': problem ? true : undefined,
      'aria-describedby': noticeId,
    }))
  }, [problem, noticeId, setField])

  const undo = () => {
    setField({ value: '' })
    input.current?.focus()
  }
  useEscape(input, workshop, undo)

  return (
    <>
      <Notice id={noticeId} cloth={cloth} problem={problem} />
      {cloth ? (
        <Workshop
          cloth={cloth}
          whole={workshop}
          onChange={show}
          onUndo={undo}
          onLetters={(areThere) => setIsOffline(!areThere)}
        />
      ) : (
        children
      )}
    </>
  )
}
