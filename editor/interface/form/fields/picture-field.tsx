import { useState } from 'react'
import { isRecord, type Path, type Value, valueAt } from '../../../core/change'
import type { Field } from '../../../core/form/field'
import { idOf, useEditing } from '../../editing/context'
import { useDrop } from '../../films/use-drop'
import { Button } from '../../parts/button'
import { Library } from '../../pictures/library'
import { PictureTools } from '../../pictures/picture-tools'
import { Thumbnail } from '../../pictures/thumbnail'
import { askToRead, WordsNotice } from '../../pictures/words-notice'
import { FieldOf } from '../field-of'
import { ChoiceField } from './choice-field'
import styles from './picture-field.module.css'

interface PictureFieldProps {
  field: Field & { type: 'record' }
  path: Path
  value: Value | undefined
}

/** A picture and what is to be seen on it. Where the picture changes, its words are to be read again. */
export function PictureField({ field, path, value }: PictureFieldProps) {
  const { change, mistakeAt, file } = useEditing()
  const [isChoosing, setChoosing] = useState(false)
  const [given, setGiven] = useState<File>()
  const { target, isOver } = useDrop<HTMLFieldSetElement>((dropped) => {
    setGiven(dropped)
    setChoosing(true)
  })
  const close = () => {
    setGiven(undefined)
    setChoosing(false)
  }
  const name = isRecord(value) ? String(value.name ?? '') : ''
  const words = valueAt(value, ['alt'])
  const focus = valueAt(value, ['focus'])
  const alt = field.fields.find((one) => one.name === 'alt')
  const mistake = mistakeAt([...path, 'name'])
  return (
    <fieldset className={styles.picture} ref={target} data-over={isOver ? '' : undefined}>
      {field.title && <legend>{field.title}</legend>}
      <div className={styles.shown}>
        <Thumbnail name={name} />
        <div>
          <p className={styles.name}>{name || 'No picture yet'}</p>
          <div className={styles.tools}>
            <Button id={idOf([...path, 'name'])} onClick={() => setChoosing(true)}>
              {name ? 'Change …' : 'Choose …'}
            </Button>
            <PictureTools
              name={name}
              focus={{
                words: typeof focus === 'string' ? focus : undefined,
                onChange: (next) => {
                  if (next) change({ op: 'set', path: [...path, 'focus'], value: next })
                  else if (focus !== undefined) change({ op: 'remove', path: [...path, 'focus'] })
                },
              }}
            />
          </div>
          {mistake && <p className={styles.mistake}>{mistake}</p>}
        </div>
      </div>
      {alt && <FieldOf field={alt} path={[...path, 'alt']} value={words} />}
      <WordsNotice name={name} words={words} />
      {isChoosing && (
        <Library
          owner={file.replace(/^.*\/|\.yaml$/g, '')}
          given={given}
          onClose={close}
          onChoose={(next, group) => {
            close()
            if (next === name) return
            // What was to stay in view of the earlier picture says nothing of this one.
            const isNew = value === undefined || focus !== undefined
            change(
              isNew
                ? { op: 'set', path, value: { name: next, alt: words ?? '' } }
                : { op: 'set', path: [...path, 'name'], value: next },
              group,
            )
            if (typeof words === 'string' && words) void askToRead({ file, name: next, words })
          }}
        />
      )}
    </fieldset>
  )
}

interface StudyPictureFieldProps {
  field: Field
  path: Path
  value: Value | undefined
}

/** One of the pictures that the case study lists. */
export function StudyPictureField({ field, path, value }: StudyPictureFieldProps) {
  const { data, file } = useEditing()
  const listed = Object.keys(Object(valueAt(data, ['pictures'])))
  const name = String(value ?? '')
  const study = file.replace(/^projects\/|\.yaml$/g, '')
  return (
    <div className={styles.small}>
      <Thumbnail name={name.includes('/') ? name : `${study}/${name}`} isSmall />
      <ChoiceField field={field} path={path} value={value} choices={listed} />
    </div>
  )
}
