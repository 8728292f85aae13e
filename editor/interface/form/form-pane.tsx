import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { isWithin, type Path, valueAt } from '../../core/change'
import { stepInWords } from '../../core/form/titles'
import { type Editing, EditingContext, useEditor } from '../editing/context'
import type { EditedFile } from '../editing/use-file'
import { Button } from '../parts/button'
import { post } from '../server/api'
import { FieldControl } from './field-control'
import styles from './form-pane.module.css'
import { ConflictNotice, OutdatedNotice, Summary } from './notices'

interface FormPaneProps {
  pane: RefObject<HTMLElement | null>
  title: string
  edited: EditedFile
  isCovered: boolean
  /** The form of another file is there. */
  onReady: () => void
  onFocus: (path: Path) => void
  /** What can be done with the file as a whole. */
  tools?: ReactNode
}

/** The form of the open file. */
export function FormPane(props: FormPaneProps) {
  const { pane, title, edited, isCovered, onReady, onFocus, tools } = props
  const { titleOfFile, openFile } = useEditor()
  const { opened, data, failure, conflict, waitingElsewhere, change, endConflict, reload } = edited
  /** The entry that was just added, in its file. */
  const [added, setAdded] = useState<{ file: string; path: Path }>()
  const fresh = added?.file === opened?.file ? added?.path : undefined
  const isPressed = useRef(false)

  /** The entry is left: now it may ask. Not between press and release: a list of mistakes would move the button away from the pointer. */
  function leave(left: typeof added) {
    const ask = () => setAdded((now) => (now === left ? undefined : now))
    if (isPressed.current) window.addEventListener('pointerup', () => setTimeout(ask), { once: true })
    else ask()
  }

  const mistakes = useMemo(
    () => opened?.mistakes.filter(({ path }) => !fresh || !isWithin(path, fresh)) ?? [],
    [opened, fresh],
  )
  const editing = useMemo<Editing | undefined>(() => {
    if (!opened) return undefined
    const wrong = new Map(mistakes.map(({ path, text }) => [path.join('.'), text]))
    const letters = new Map(opened.letters.map(({ path, text }) => [path.join('.'), text]))
    return {
      file: opened.file,
      data,
      mistakeAt: (path) => wrong.get(path.join('.')),
      lettersAt: (path) => letters.get(path.join('.')),
      hasMistakeIn: (path) => mistakes.some((mistake) => isWithin(mistake.path, path)),
      change: (one, group) => change(one, stepInWords(one.path, data, title), group),
      onFocus,
      FieldControl,
      fresh,
      onAdd: (path) => {
        // An entry of an entry that is being filled in belongs to it.
        if (!fresh || !isWithin(path, fresh)) setAdded({ file: opened.file, path })
      },
    }
  }, [opened, mistakes, fresh, data, change, title, onFocus])

  const file = opened?.file
  useEffect(() => {
    if (file !== undefined) onReady()
  }, [file, onReady])

  async function settleDraft(isKept: boolean) {
    await post('/draft', { file: opened?.file, isKept })
    await reload()
    pane.current?.focus()
  }

  return (
    <section
      className={styles.pane}
      aria-label={`Form: ${title}`}
      ref={pane}
      tabIndex={-1}
      inert={isCovered}
      onPointerDownCapture={() => {
        isPressed.current = true
        window.addEventListener('pointerup', () => (isPressed.current = false), { once: true })
      }}
      onFocus={({ target }) => {
        if (added && !target.closest('[data-fresh]')) leave(added)
        // The outline of the field before it would say that this is about its place.
        if (!target.matches('textarea, input, select, [id^="field-"]')) onFocus([])
      }}
    >
      <header className={styles.head}>
        <h2>{title}</h2>
        {tools}
      </header>
      {failure && (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      )}
      {conflict && <ConflictNotice conflict={conflict} data={opened?.data ?? null} onEnd={endConflict} />}
      {waitingElsewhere.map((file) => (
        <p key={file} className={styles.failure} role="alert">
          What you changed in {titleOfFile(file)} is not saved yet.{' '}
          <Button onClick={() => openFile(file)}>Open it</Button>
        </p>
      ))}
      {opened?.isOutdated && <OutdatedNotice onEnd={(isMine) => void settleDraft(isMine)} />}
      {opened && mistakes.length > 0 && (
        <Summary mistakes={mistakes} data={data} onDrop={() => void settleDraft(false)} />
      )}
      <div className={styles.fields}>
        {editing && opened ? (
          <EditingContext value={editing} key={opened.file}>
            <FieldControl field={opened.form} path={[]} value={valueAt(data, [])} />
          </EditingContext>
        ) : (
          !failure && <p className={styles.wait}>Opening …</p>
        )}
      </div>
    </section>
  )
}
