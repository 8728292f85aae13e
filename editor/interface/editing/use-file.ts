import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import type { Change } from '../../core/change'
import { getFile, postChange } from '../server/api'
import type { Heard } from '../server/connection'
import { useConnection } from '../server/use-events'
import { openEditedFiles } from './edited-files'

const away = 'The editor does not answer. Your words stay here and are saved when it runs again.'

/** The file in sight. What is typed shows at once and is sent one change after the other, also after another file was opened. */
export function useFile(file: string) {
  const [files] = useState(() => openEditedFiles({ getFile, postChange }))
  useSyncExternalStore(files.subscribe, files.version)
  const connection = useConnection()
  const { opened, data, conflict, failure, saving } = files.state(file)
  const isAway = files.isAway()

  useEffect(() => void files.open(file), [files, file])
  useEffect(() => {
    if (connection === 'open' && isAway) void files.settle().then(() => files.reload(file))
  }, [files, file, connection, isAway])
  useEffect(() => {
    const onClose = (event: BeforeUnloadEvent) => {
      if (files.hasUnsaved()) event.preventDefault()
    }
    window.addEventListener('pagehide', files.flush)
    window.addEventListener('beforeunload', onClose)
    return () => {
      window.removeEventListener('pagehide', files.flush)
      window.removeEventListener('beforeunload', onClose)
    }
  }, [files])

  return {
    opened,
    data,
    saving: isAway ? ('failed' as const) : saving,
    // That one is signed out is said above the form.
    failure: !isAway ? failure : connection === 'signed out' ? undefined : away,
    conflict,
    waitingElsewhere: files.waitingElsewhere(),
    change: useCallback(
      (one: Change, label: string, group?: string) => files.change(file, one, label, group),
      [files, file],
    ),
    /** What happens to files in other windows and on the disk. */
    hear(event: Heard) {
      if (event.type === 'back') void files.reload(file)
      if (event.type === 'file' && event.revision !== files.state(event.file).opened?.revision)
        void files.reload(event.file)
    },
    reload: useCallback(() => files.reload(file), [files, file]),
    settle: files.settle,
    endConflict: (isMine: boolean) => files.decide(file, isMine),
  }
}

export type EditedFile = ReturnType<typeof useFile>
