import { useState } from 'react'
import { isRecord, type Path, type Value, valueAt } from '../../../core/change'
import type { Field } from '../../../core/form/field'
import { PEOPLE } from '../../../core/media/shown-part'
import { idOf, useEditing } from '../../editing/context'
import { useDrop } from '../../films/choice'
import { Button } from '../../parts/button'
import { Library } from '../../pictures/library'
import { NewLogo } from '../../pictures/new-picture'
import { askToRead, PictureTools, Thumbnail, WordsNotice } from '../../pictures/picture-tools'
import { ChoiceField } from './choice-field'
import styles from './picture-field.module.css'
import { WordsField } from './words-field'

interface PictureFieldProps {
  field: Field & { type: 'record' }
  path: Path
  value: Value | undefined
}

/** A picture and what is to be seen on it. If the picture changes, its words are to be read again. */
export function PictureField({ field, path, value }: PictureFieldProps) {
  const { change, mistakeAt, file } = useEditing()
  const [isChoosing, setChoosing] = useState(false)
  const [given, setGiven] = useState<File>()
  const dropTarget = useDrop((dropped) => {
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
    <fieldset className={styles.picture} {...dropTarget}>
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
      {alt?.type === 'words' && <WordsField field={alt} path={[...path, 'alt']} value={words} />}
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

interface PortraitFieldProps {
  field: Field
  path: Path
  value: Value | undefined
}

/** Somebody's portrait: a photograph, a drawing, or one that was woven for the site. Its words are a field beside it. */
export function PortraitField({ field, path, value }: PortraitFieldProps) {
  const { change, mistakeAt, file, data } = useEditing()
  const [isChoosing, setChoosing] = useState(false)
  const name = String(value ?? '')
  const around = valueAt(data, path.slice(0, -1))
  const words = valueAt(around, ['altText']) ?? valueAt(around, ['alt'])
  const mistake = mistakeAt(path)
  return (
    <fieldset className={styles.picture}>
      <legend>{field.title}</legend>
      <div className={styles.shown}>
        <Thumbnail name={name} fit="whole" />
        <div>
          <p className={styles.name}>{name || 'No portrait yet'}</p>
          <div className={styles.tools}>
            <Button id={idOf(path)} onClick={() => setChoosing(true)}>
              {name ? 'Change …' : 'Choose …'}
            </Button>
            <PictureTools name={name} />
          </div>
          {mistake && <p className={styles.mistake}>{mistake}</p>}
        </div>
      </div>
      <WordsNotice name={name} words={words} />
      {isChoosing && (
        <Library
          owner={PEOPLE}
          onClose={() => setChoosing(false)}
          onChoose={(next, group) => {
            setChoosing(false)
            if (next === name) return
            change({ op: 'set', path, value: next }, group)
            if (typeof words === 'string' && words) void askToRead({ file, name: next, words })
          }}
        />
      )}
    </fieldset>
  )
}

interface LogoFieldProps {
  field: Field & { type: 'record' }
  path: Path
  value: Value | undefined
}

/** A logo of the wall: what it looks like there, which one it is, and how its name is read aloud. */
export function LogoField({ field, path, value }: LogoFieldProps) {
  const { change, FieldOf } = useEditing()
  const [isNew, setNew] = useState(false)
  const id = String(valueAt(value, ['id']) ?? '')
  return (
    <fieldset className={styles.picture}>
      {field.title && <legend>{field.title}</legend>}
      <div className={styles.shown}>
        <Thumbnail name={id} fit="logo" />
        <div className={styles.tools}>
          <Button onClick={() => setNew(true)}>New logo …</Button>
        </div>
      </div>
      {field.fields.map((one) => (
        <FieldOf key={one.name} field={one} path={[...path, one.name]} value={valueAt(value, [one.name])} />
      ))}
      {isNew && (
        <NewLogo
          id={id}
          name={String(valueAt(value, ['name']) ?? '')}
          onClose={() => setNew(false)}
          onDone={(logo, group) => {
            setNew(false)
            change({ op: 'set', path, value: logo }, group)
          }}
        />
      )}
    </fieldset>
  )
}
