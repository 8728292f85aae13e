import { useState } from 'react'
import { isSame, type Value } from '../../../core/change'
import { type FieldProps, useEditing } from '../../editing/context'
import { Icon, IconButton } from '../../parts/button'
import styles from './list-entry.module.css'

interface ListEntryProps extends FieldProps {
  value: Value
  title: string
  /** Only words: they are in the list itself. */
  isPlain: boolean
  isDragged: boolean
  isFirst: boolean
  isLast: boolean
  onDrag: () => void
  /** It was dropped, here or anywhere. */
  onLetGo: () => void
  onDrop: () => void
  onMove: (by: 1 | -1) => void
  onDuplicate: (() => void) | undefined
  onRemove: (() => void) | undefined
}

/** An entry of a list with what can be done with it. */
export function ListEntry(props: ListEntryProps) {
  const { field, path, value, title, isPlain, isDragged, isFirst, isLast } = props
  const { onDrag, onLetGo, onDrop, onMove, onDuplicate, onRemove } = props
  const { hasMistakeIn, FieldControl, fresh } = useEditing()
  const [isOver, setOver] = useState(false)
  const isFresh = fresh !== undefined && isSame(path, fresh)
  const [isOpen] = useState(isFresh)
  const isWrong = hasMistakeIn(path)
  const content = <FieldControl field={field} path={path} value={value} />
  const tools = (
    <div className={styles.tools}>
      <IconButton
        icon="up"
        name={`Move up: ${title}`}
        data-control="up"
        disabled={isFirst}
        onClick={() => onMove(-1)}
      />
      <IconButton
        icon="down"
        name={`Move down: ${title}`}
        data-control="down"
        disabled={isLast}
        onClick={() => onMove(1)}
      />
      {onDuplicate && <IconButton icon="copy" name={`Duplicate: ${title}`} onClick={onDuplicate} />}
      {onRemove && (
        <IconButton icon="remove" name={`Remove: ${title}`} data-control="remove" onClick={onRemove} />
      )}
    </div>
  )
  const handle = (
    <span
      className={styles.handle}
      aria-hidden="true"
      draggable
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move'
        onDrag()
      }}
      onDragEnd={onLetGo}
    >
      <Icon name="drag" />
    </span>
  )
  return (
    <li
      className={styles.entry}
      data-fresh={isFresh ? '' : undefined}
      data-over={isOver ? '' : undefined}
      data-dragged={isDragged ? '' : undefined}
      data-wrong={isWrong ? '' : undefined}
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        onDrop()
      }}
    >
      {isPlain ? (
        <div className={styles.row}>
          {handle}
          {content}
          {tools}
        </div>
      ) : (
        <details open={isOpen}>
          <summary className={styles.row}>
            {handle}
            <span className={styles.title}>{title}</span>
            {isWrong && <em>needs fixing</em>}
          </summary>
          <div className={styles.content}>
            {tools}
            {content}
          </div>
        </details>
      )}
    </li>
  )
}
