import { useState } from 'react'
import { isRecord } from '../../../core/change'
import { type FieldProps, fieldId, useEditing, useEditor } from '../../editing/context'
import { Button, Icon, IconButton } from '../../parts/button'
import { Library } from '../../pictures/library'
import { PictureTools, Thumbnail, WordsNotice } from '../../pictures/picture-tools'
import { post } from '../../server/api'
import { useStudyNames } from './picture-field'
import styles from './picture-field.module.css'
import { WordsField } from './words-field'

/** The pictures of a case study with what is to be seen on each; its sections choose among them. */
export function PicturesField({ field, path, value }: FieldProps<'named'>) {
  const { change, file } = useEditing()
  const { announce, titleOfPicture } = useEditor()
  const { study, fullName } = useStudyNames()
  const [isChoosing, setChoosing] = useState(false)
  const pictures = Object.entries(isRecord(value) ? value : {})

  async function remove(name: string) {
    const { places } = await post<{ places: number }>('/pictures/removed', { file, name })
    const shown =
      places === 1 ? ' and from the place that showed it' : ` and from the ${places} places that showed it`
    announce(`${titleOfPicture(name)} is taken out of the list${places ? shown : ''}. Undo brings it back.`)
  }

  return (
    <fieldset className={styles.list}>
      <legend>{field.title}</legend>
      <ul>
        {pictures.map(([name, alt]) => (
          <li key={name} className={styles.named}>
            <Thumbnail name={fullName(name)} />
            <div className={styles.words}>
              <WordsField
                field={{ type: 'words', name, title: titleOfPicture(name) }}
                path={[...path, name]}
                value={alt}
              />
              <WordsNotice name={fullName(name)} words={alt} />
              <div className={styles.tools}>
                <PictureTools name={fullName(name)} canReplace />
              </div>
            </div>
            <IconButton
              icon="remove"
              name={`Remove: ${titleOfPicture(name)}`}
              onClick={() => void remove(name)}
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
            const name = chosen.startsWith(`${study}/`) ? chosen.slice(study.length + 1) : chosen
            if (!pictures.some(([one]) => one === name))
              change({ op: 'set', path: [...path, name], value: '' }, group)
          }}
        />
      )}
    </fieldset>
  )
}

/** What the pieces on a case study's pictures are: one line for each picture, which may stay empty. */
export function CaptionsField({ field, path, value }: FieldProps<'named'>) {
  const { change } = useEditing()
  const { titleOfPicture } = useEditor()
  const { fullName, listed } = useStudyNames()
  const captions = isRecord(value) ? value : {}
  // A caption without its picture is a mistake, which has to be seen.
  const names = [...new Set([...listed, ...Object.keys(captions)])]
  const [first] = names
  return (
    <fieldset className={styles.list} id={fieldId(path)}>
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
              <Thumbnail name={fullName(name)} />
              <WordsField
                field={{ type: 'words', name, title: titleOfPicture(name), isOptional: true }}
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
