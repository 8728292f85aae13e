import {
  type Dispatch,
  type ReactNode,
  type RefObject,
  type SetStateAction,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { type Cloth, type ColourSet, colourSets, KNOTS } from '~/behaviours/loom/cloth'
import { readName } from '~/behaviours/loom/read-name'
import { useClothAddress } from '~/behaviours/loom/use-cloth-address'
import type { FieldState } from './invitation'
import { Notice } from './notice'
import { useEscape } from './use-escape'
import { Workshop } from './workshop'

export interface LoomProps {
  field: FieldState
  setField: Dispatch<SetStateAction<FieldState>>
  input: RefObject<HTMLInputElement | null>
  /** The wordmark: it stands here while nothing is woven. */
  children: ReactNode
}

/** What loads when somebody types over the wordmark: the cloth, its colours and knots, and ways to keep it (LOOM). */
export function Loom({ field, setField, input, children }: LoomProps) {
  const noticeId = useId()
  const workshop = useRef<HTMLDivElement>(null)
  const [colours, setColours] = useState<ColourSet>(colourSets[0])
  const [knots, setKnots] = useState<number>(KNOTS.usual)
  const [isOffline, setIsOffline] = useState(false)
  const { name, problem: typed } = readName(field.value)
  const cloth: Cloth | null = name ? { name, colours, knots } : null
  const problem = isOffline && cloth ? 'offline' : typed

  const show = (next: Cloth) => {
    setColours(next.colours)
    setKnots(next.knots)
  }

  useClothAddress(cloth, (linked) => {
    setField({ value: linked?.name ?? '' })
    if (!linked) return
    show(linked)
    // Once it is there: whoever opens the link came for it.
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
