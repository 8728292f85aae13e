import { useCallback, useEffect, useState } from 'react'
import type { ChangedItem } from '../../core/publish/changes'
import { get, post } from '../server/api'

interface Changes {
  items: ChangedItem[]
  /** How many commits wait to be sent to the others. */
  unsent: number
}

interface Check {
  problems: string[]
  /** Whether some are only letters that the fonts do not hold yet. */
  lacksLetters: boolean
}

type Step = 'looking' | 'fetching' | 'ready' | 'checking' | 'publishing' | 'published' | 'sent'

/** What changed, whether it may be published, and how far publishing is. */
export function usePublish() {
  const [changes, setChanges] = useState<Changes>()
  const [check, setCheck] = useState<Check>()
  const [step, setStep] = useState<Step>('looking')
  const [failure, setFailure] = useState<string>()

  const attempt = useCallback(async (during: Step, work: () => Promise<Step>) => {
    setStep(during)
    setFailure(undefined)
    try {
      setStep(await work())
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error))
      setStep('ready')
    }
  }, [])

  const look = useCallback(
    () =>
      attempt('looking', async () => {
        setChanges(await get<Changes>('/changes'))
        setStep('checking')
        setCheck(await get<Check>('/check'))
        return 'ready'
      }),
    [attempt],
  )
  useEffect(() => void look(), [look])

  return {
    changes,
    problems: check?.problems,
    lacksLetters: check?.lacksLetters === true,
    step,
    failure,
    async discard(ids: readonly string[]) {
      await post('/discard', { ids })
      await look()
    },
    async fetchLetters() {
      await attempt('fetching', async () => {
        await post('/letters')
        return 'ready'
      })
      await look()
    },
    publish: (message: string) =>
      attempt('publishing', async () => {
        await post('/publish', { message })
        setChanges(await get<Changes>('/changes'))
        return 'published'
      }),
    send: () =>
      attempt('publishing', async () => {
        await post('/push')
        setChanges(await get<Changes>('/changes'))
        return 'sent'
      }),
  }
}
