import { useState } from 'react'
import { type Path, type Value, valueAt } from '../../../core/change'
import type { Field } from '../../../core/form/field'
import { PEOPLE } from '../../../core/media/sharp-from'
import { idOf, useEditing } from '../../editing/context'
import { Button } from '../../parts/button'
import { Library } from '../../pictures/library'
import { PictureTools } from '../../pictures/picture-tools'
import { Thumbnail } from '../../pictures/thumbnail'
import { askToRead, WordsNotice } from '../../pictures/words-notice'
import styles from './picture-field.module.css'

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
