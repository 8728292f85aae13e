import { useState } from 'react'
import { isRecord, type Path, type Value, valueAt } from '../../../core/change'
import type { Field } from '../../../core/form/field'
import { idOf, useEditing } from '../../editing/context'
import { Button, Icon, IconButton } from '../../parts/button'
import { Library } from '../../pictures/library'
import { PictureTools, Thumbnail, WordsNotice } from '../../pictures/picture-tools'
import styles from './picture-field.module.css'
import { WordsField } from './words-field'

interface PicturesFieldProps {
  field: Field & { type: 'named' }
  path: Path
  value: Value | undefined
}

/** The pictures of a case study with what is to be seen on each; its sections choose among them. */
export function PicturesField({ field, path, value }: PicturesFieldProps) {
  const { change, file, announce } = useEditing()
  const [isChoosing, setChoosing] = useState(false)
  const study = file.replace(/^projects\/|\.yaml$/g, '')
  const fullName = (name: string) => (name.includes('/') ? name : `${study}/${name}`)
  const pictures = Object.entries(isRecord(value) ? value : {})
  return (
    <fieldset className={styles.list}>
      <legend>{field.title}</legend>
      <ul>
        {pictures.map(([name, alt]) => (
          <li key={name} className={styles.named}>
            <Thumbnail name={fullName(name)} />
            <div className={styles.words}>
              <WordsField field={{ type: 'words', name, title: name }} path={[...path, name]} value={alt} />
              <WordsNotice name={fullName(name)} words={alt} />
              <div className={styles.tools}>
                <PictureTools name={fullName(name)} canReplace />
              </div>
            </div>
            <IconButton
              icon="remove"
              name={`Remove: ${name}`}
              onClick={() => {
                change({ op: 'remove', path: [...path, name] })
                announce(`${name} is removed from the list. Undo brings it back.`)
              }}
            />
          </li>
        ))}
      </ul>
      <Button onClick={() => setChoosing(true)}>
        <Icon name="add" />
        Add a picture
      </Button>
      {isChoosing && (
        <Library
          owner={study}
          onClose={() => setChoosing(false)}
          onChoose={(chosen, group) => {
            setChoosing(false)
            const name = chosen.startsWith(`${study}/`) ? chosen.slice(study.length + 1) : chosen
            if (!pictures.some(([one]) => one === name))
              change({ op: 'set', path: [...path, name], value: '' }, group)
          }}
        />
      )}
    </fieldset>
  )
}

interface CaptionsFieldProps {
  field: Field & { type: 'named' }
  path: Path
  value: Value | undefined
}

/** What the pieces on a case study's pictures are: one line for each picture, which may stay empty. */
export function CaptionsField({ field, path, value }: CaptionsFieldProps) {
  const { change, data, file } = useEditing()
  const captions = isRecord(value) ? value : {}
  const listed = Object.keys(Object(valueAt(data, ['pictures'])))
  // A caption without its picture is a mistake, which has to be seen.
  const names = [...new Set([...listed, ...Object.keys(captions)])]
  const [first] = names
  const study = file.replace(/^projects\/|\.yaml$/g, '')
  return (
    <fieldset className={styles.list} id={idOf(path)}>
      <legend>
        {field.title} <small>each may be empty</small>
      </legend>
      {value === undefined ? (
        first && (
          <Button onClick={() => change({ op: 'set', path, value: { [first]: '' } })}>
            Add: {field.title.toLowerCase()}
          </Button>
        )
      ) : (
        <ul>
          {names.map((name) => (
            <li key={name} className={styles.named}>
              <Thumbnail name={name.includes('/') ? name : `${study}/${name}`} />
              <WordsField
                field={{ type: 'words', name, title: name, isOptional: true }}
                path={[...path, name]}
                value={captions[name]}
                isQuiet
              />
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  )
}
