import { useState } from 'react'
import { isRecord, type Path, type Value } from '../../../core/change'
import type { Field } from '../../../core/form/field'
import { useEditing } from '../../editing/context'
import { Button } from '../../parts/button'
import { Icon } from '../../parts/icon'
import { IconButton } from '../../parts/icon-button'
import { Library } from '../../pictures/library'
import { PictureTools } from '../../pictures/picture-tools'
import { Thumbnail } from '../../pictures/thumbnail'
import { WordsNotice } from '../../pictures/words-notice'
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
