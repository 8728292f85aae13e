import { useCallback, useEffect, useState } from 'react'
import type { ChangedItem } from '../../core/publish/changes'
import type { Problem } from '../../core/publish/publish'
import type { Choices } from '../../core/together/plan'
import type { Together } from '../../core/together/with-others'
import { errorMessage } from '../parts/messages'
import { get, post } from '../server/api'
import { useEvents } from '../server/use-events'
import { useLive } from './live'

interface Changes {
  items: ChangedItem[]
  /** How many commits wait to be sent to the others. */
  unsent: number
  /** Whether there is anywhere to send them. */
  isShared: boolean
}

interface Check {
  problems: Problem[]
}

export type Step =
  | 'looking'
  | 'ready'
  | 'checking'
  | 'publishing'
  | 'published'
  | 'sending'
  | 'choosing'
  | 'joining'
  | 'joined'
  | 'sent'

/** What changed, whether it may be published, and how far publishing is. */
export function usePublish() {
  const [changes, setChanges] = useState<Changes>()
  const [check, setCheck] = useState<Check>()
  const [step, setStep] = useState<Step>('looking')
  const [together, setTogether] = useState<Together>()
  const [failure, setFailure] = useState<string>()
  const { live, start: goLive } = useLive()

  const attempt = useCallback(async (during: Step, work: () => Promise<Step>, before: Step = 'ready') => {
    setStep(during)
    setFailure(undefined)
    try {
      setStep(await work())
    } catch (error) {
      setFailure(errorMessage(error))
      setStep(before)
    }
  }, [])

  const findChanges = useCallback(async (): Promise<Step> => {
    setChanges(await get<Changes>('/changes'))
    setStep('checking')
    setCheck(await get<Check>('/check'))
    return 'ready'
  }, [])
  const look = useCallback(() => attempt('looking', findChanges), [attempt, findChanges])
  useEffect(() => void look(), [look])
  // Undo, another window or a colleague: what was found before says nothing of it.
  useEvents(({ type }) => {
    if (type === 'file' && ['ready', 'published', 'sent'].includes(step)) void look()
  })

  /** If others were faster, it is shown what both changed. */
  async function send(): Promise<Step> {
    const { others } = await post<{ others: boolean }>('/push')
    if (others) {
      setTogether(await post<Together>('/others'))
      return 'choosing'
    }
    setChanges(await get<Changes>('/changes'))
    await goLive()
    return 'sent'
  }

  return {
    changes,
    problems: check?.problems,
    step,
    failure,
    discard: (ids: readonly string[]) =>
      attempt('looking', async () => {
        await post('/discard', { ids })
        return findChanges()
      }),
    publish: (message: string) =>
      attempt('publishing', async () => {
        await post('/publish', { message })
        const now = await get<Changes>('/changes')
        setChanges(now)
        if (now.isShared) {
          setStep('sending')
          return send()
        }
        await goLive()
        return 'published'
      }),
    live,
    /** Sends what waits, and makes it live. */
    goLive: () => (changes?.isShared ? attempt('sending', send) : goLive()),
    together,
    /** Brings ours and theirs together as it was chosen, and sends what came out. */
    async join(choices: Choices) {
      let isJoined = false
      const work = async () => {
        await post('/together', { ours: together?.ours, theirs: together?.theirs, choices })
        setTogether(undefined)
        isJoined = true
        return 'joined' as const
      }
      await attempt('joining', work, 'choosing')
      if (isJoined) await attempt('sending', send)
    },
    cancelJoining() {
      setTogether(undefined)
      setFailure(undefined)
      setStep('ready')
    },
  }
}
