import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import type { Change } from '../../core/change'
import type { EditorEvent } from '../../server/events'
import { getFile, postChange } from '../server/api'
import { useConnected } from '../server/use-events'
import { openEditedFiles } from './edited-files'

const away = 'The editor does not answer. Your words stay here and are saved when it runs again.'

/** The file in sight. What is typed shows at once and is sent one change after the other, also after another file was opened. */
export function useFile(file: string) {
  const [files] = useState(() => openEditedFiles({ getFile, postChange }))
  useSyncExternalStore(files.subscribe, files.version)
  const isConnected = useConnected()
  const { opened, data, conflict, failure, saving } = files.state(file)
  const isAway = files.isAway()

  useEffect(() => void files.open(file), [files, file])
  useEffect(() => {
    if (isConnected && isAway) void files.settle().then(() => files.reload(file))
  }, [files, file, isConnected, isAway])
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
    failure: isAway ? away : failure,
    conflict,
    waitingElsewhere: files.waitingElsewhere(),
    change: useCallback(
      (one: Change, label: string, group?: string) => files.change(file, one, label, group),
      [files, file],
    ),
    /** What happens to files in other windows and on the disk. */
    hear(event: EditorEvent) {
      if (event.type === 'file' && event.revision !== files.state(event.file).opened?.revision)
        void files.reload(event.file)
    },
    reload: useCallback(() => files.reload(file), [files, file]),
    settle: files.settle,
    endConflict: (isMine: boolean) => files.decide(file, isMine),
  }
}

export type EditedFile = ReturnType<typeof useFile>
