import { useEffect, useEffectEvent, useState } from 'react'
import type { Version } from '../../core/versions/versions'
import { Button } from '../parts/button'
import { ErrorMessage, useAttempt } from '../parts/messages'
import page from '../parts/page.module.css'
import { get } from '../server/api'
import { GoBackDialog } from './go-back-dialog'
import { Look, type LookedAt } from './look'
import { formatDay } from './times'
import { VersionEntry } from './version-entry'
import styles from './versions.module.css'

interface Listed {
  versions: Version[]
  isAll: boolean
}

/** Versions of one day after the other, the newest first. */
function byDay(versions: readonly Version[]): [day: string, versions: Version[]][] {
  const days = new Map<string, Version[]>()
  for (const version of versions) {
    const day = formatDay(version.date)
    days.set(day, [...(days.get(day) ?? []), version])
  }
  return [...days]
}

/**
 * Everything that was published, day by day: what changed, how the pages were, and the way back.
 * @param onBack called with what was done, as the list of versions would say it
 */
export function Versions({ onBack }: { onBack: (words: string) => void }) {
  const [listed, setListed] = useState<Listed>()
  const [looked, setLooked] = useState<LookedAt>()
  const [wanted, setWanted] = useState<Version>()
  const { attempt, isBusy, error } = useAttempt()
  const load = (known: readonly Version[]) =>
    attempt(async () => {
      const last = known.at(-1)
      const more = await get<Listed>(last ? `/versions?before=${last.commit}` : '/versions')
      setListed({ versions: [...known, ...more.versions], isAll: more.isAll })
    })
  const begin = useEffectEvent(() => void load([]))
  useEffect(() => begin(), [])

  if (looked) return <Look looked={looked} onClose={() => setLooked(undefined)} />
  return (
    <>
      <div className={`${page.page} ${styles.versions}`}>
        <h2>Versions</h2>
        <p className={styles.lead}>
          Everything that was published, the newest first. Look at the site as it was, or go back to it:
          nothing leaves this list.
        </p>
        <ErrorMessage>{error}</ErrorMessage>
        {!listed && isBusy && <p role="status">Looking …</p>}
        {listed?.versions.length === 0 && <p>Nothing has been published yet.</p>}
        {byDay(listed?.versions ?? []).map(([day, versions]) => (
          <section key={day} aria-label={day}>
            <h3>{day}</h3>
            <ol className={styles.list}>
              {versions.map((version) => (
                <VersionEntry
                  key={version.commit}
                  version={version}
                  isNewest={version === listed?.versions[0]}
                  onLook={setLooked}
                  onGoBack={() => setWanted(version)}
                />
              ))}
            </ol>
          </section>
        ))}
        {listed && !listed.isAll && (
          <Button disabled={isBusy} onClick={() => void load(listed.versions)}>
            Show earlier ones
          </Button>
        )}
      </div>
      {wanted && <GoBackDialog version={wanted} onClose={() => setWanted(undefined)} onBack={onBack} />}
    </>
  )
}
