import { type ReactNode, useState } from 'react'
import { type Path, valueAt } from '../../../core/change'
import { PEOPLE } from '../../../core/media/shown-part'
import { type FieldProps, fieldId, useEditing, useEditor } from '../../editing/context'
import { Button } from '../../parts/button'
import { useDrop } from '../../parts/file-input'
import { Library } from '../../pictures/library'
import { NewLogo } from '../../pictures/new-picture'
import { askToRead, PictureTools, Thumbnail, WordsNotice } from '../../pictures/picture-tools'
import { SharedPreview, useDrawnPicture } from '../../pictures/shared-preview'
import { ChoiceField } from './choice-field'
import styles from './picture-field.module.css'
import { WordsField } from './words-field'

/** The names of a case study's pictures: those in its own folder are written without it. */
export function useStudyNames() {
  const { file, data } = useEditing()
  const study = file.replace(/^projects\/|\.yaml$/g, '')
  return {
    study,
    fullName: (name: string) => (name.includes('/') ? name : `${study}/${name}`),
    listed: Object.keys(Object(valueAt(data, ['pictures']))),
  }
}

interface ChosenPictureProps {
  title: string
  name: string
  /** Where its name is in the file. */
  namePath: Path
  what: 'picture' | 'portrait'
  /** What is shown without one. */
  none?: string | undefined
  drawn?: string | undefined
  /** Its alternative text: if the picture changes, it is to be read again. */
  words: unknown
  /** Whose pictures come first in the library. */
  owner: string
  /** Other tools beside “Change …”. */
  tools: ReactNode
  onChoose: (name: string, group?: string) => void
  children?: ReactNode
}

/** A picture that is chosen from the library, by its button or by a file that is dropped on it. */
function ChosenPicture(props: ChosenPictureProps) {
  const {
    title,
    name,
    namePath,
    what,
    none = `No ${what} yet`,
    drawn,
    words,
    owner,
    tools,
    onChoose,
    children,
  } = props
  const { mistakeAt, onFocus } = useEditing()
  const { titleOfPicture } = useEditor()
  const [isChoosing, setChoosing] = useState(false)
  const [given, setGiven] = useState<File>()
  const mistake = mistakeAt(namePath)
  const fit = drawn ? 'shared' : what === 'portrait' ? 'whole' : 'cut'
  const drop = useDrop(([dropped]) => {
    setGiven(dropped)
    setChoosing(true)
  })
  return (
    <fieldset className={styles.picture} {...drop}>
      {title && <legend>{title}</legend>}
      <div className={styles.shown}>
        <Thumbnail name={name} src={drawn} fit={fit} />
        <div>
          <p className={styles.name}>{name ? titleOfPicture(name) : none}</p>
          <div className={styles.tools}>
            <Button
              id={fieldId(namePath)}
              onFocus={() => onFocus(namePath)}
              onClick={() => setChoosing(true)}
            >
              {name ? 'Change …' : 'Choose …'}
            </Button>
            {tools}
          </div>
          {mistake && <p className={styles.mistake}>{mistake}</p>}
        </div>
      </div>
      {children}
      <WordsNotice name={name} words={words} />
      {isChoosing && (
        <Library
          owner={owner}
          given={given}
          onClose={() => {
            setGiven(undefined)
            setChoosing(false)
          }}
          onChoose={(next, group) => {
            if (next === name) return
            onChoose(next, group)
            if (typeof words === 'string' && words) void askToRead({ name: next, words })
          }}
        />
      )}
    </fieldset>
  )
}

/** A picture, what is to be seen on it, and what of it stays in view. */
export function PictureField({ field, path, value }: FieldProps<'record'>) {
  const { change, file } = useEditing()
  const [name, words, focus] = ['name', 'alt', 'focus'].map((one) => valueAt(value, [one]))
  const alt = field.fields.find((one) => one.name === 'alt')
  const focusPath = [...path, 'focus']
  const isDrawn = field.name === 'socialPicture' && value === undefined
  const drawn = useDrawnPicture(isDrawn)
  return (
    <ChosenPicture
      title={field.title}
      name={String(name ?? '')}
      namePath={[...path, 'name']}
      what="picture"
      none={isDrawn ? 'Drawn from the page’s own words and pictures' : undefined}
      drawn={drawn}
      words={words}
      owner={file.replace(/^.*\/|\.yaml$/g, '')}
      tools={
        <>
          <PictureTools
            name={String(name ?? '')}
            focus={{
              words: typeof focus === 'string' ? focus : undefined,
              onChange: (next) => {
                if (next) change({ op: 'set', path: focusPath, value: next })
                else if (focus !== undefined) change({ op: 'remove', path: focusPath })
              },
            }}
          />
          {field.isOptional && value !== undefined && (
            <Button onClick={() => change({ op: 'remove', path })}>Take it out</Button>
          )}
        </>
      }
      onChoose={(next, group) => {
        // What was to stay in view of the earlier picture says nothing of this one.
        const isNew = value === undefined || focus !== undefined
        change(
          isNew
            ? { op: 'set', path, value: { name: next, alt: words ?? '' } }
            : { op: 'set', path: [...path, 'name'], value: next },
          group,
        )
      }}
    >
      {field.name === 'socialPicture' && <SharedPreview />}
      {alt?.type === 'words' && (value !== undefined || !field.isOptional) && (
        <WordsField field={alt} path={[...path, 'alt']} value={words} />
      )}
    </ChosenPicture>
  )
}

/** Somebody's portrait: a photograph, a drawing, or one that was woven for the site. Its words are a field beside it. */
export function PortraitField({ field, path, value }: FieldProps) {
  const { change, data } = useEditing()
  const name = String(value ?? '')
  const around = valueAt(data, path.slice(0, -1))
  return (
    <ChosenPicture
      title={field.title}
      name={name}
      namePath={path}
      what="portrait"
      words={valueAt(around, ['altText']) ?? valueAt(around, ['alt'])}
      owner={PEOPLE}
      tools={
        <>
          <PictureTools name={name} />
          {field.isOptional && name && (
            <Button onClick={() => change({ op: 'remove', path })}>Take it out</Button>
          )}
        </>
      }
      onChoose={(next, group) => change({ op: 'set', path, value: next }, group)}
    />
  )
}

/** One of the pictures that the case study lists. */
export function StudyPictureField({ field, path, value }: FieldProps) {
  const { fullName, listed } = useStudyNames()
  return (
    <div className={styles.small}>
      <Thumbnail name={fullName(String(value ?? ''))} isSmall />
      <ChoiceField field={field} path={path} value={value} choices={listed} />
    </div>
  )
}

/** A logo of the wall: what it looks like there, which one it is, and how its name is read aloud. */
export function LogoField({ field, path, value }: FieldProps<'record'>) {
  const { change, FieldControl } = useEditing()
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
        <FieldControl
          key={one.name}
          field={one}
          path={[...path, one.name]}
          value={valueAt(value, [one.name])}
        />
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
