import type { Path, Value } from '../../core/change'
import type { Field } from '../../core/form/field'
import { FilmField } from '../films/film-field'
import { CaptionsField } from './fields/captions-field'
import { ChoiceField, NameField } from './fields/choice-field'
import { ColourField } from './fields/colour-field'
import { HeadlineField } from './fields/headline-field'
import { ListField } from './fields/list-field'
import { LogoField } from './fields/logo-field'
import { NumberField } from './fields/number-field'
import { PictureField, StudyPictureField } from './fields/picture-field'
import { PicturesField } from './fields/pictures-field'
import { PortraitField } from './fields/portrait-field'
import { RecordField, UnionField } from './fields/record-field'
import { WordsField } from './fields/words-field'

interface FieldOfProps {
  field: Field
  path: Path
  value: Value | undefined
}

/** The control for a field of any kind. */
export function FieldOf({ field, path, value }: FieldOfProps) {
  switch (field.type) {
    case 'words':
      switch (field.kind) {
        case 'colour':
          return <ColourField field={field} path={path} value={value} />
        case 'page':
        case 'project':
        case 'woven':
        case 'wordmark':
          return <NameField kind={field.kind} field={field} path={path} value={value} />
        case 'portrait':
          return <PortraitField field={field} path={path} value={value} />
        case 'film':
          return <FilmField field={field} path={path} value={value} />
        case 'study-picture':
          return <StudyPictureField field={field} path={path} value={value} />
        // What an engineer made: the editor only passes it on.
        case 'look':
          return null
        default:
          return <WordsField field={field} path={path} value={value} />
      }
    case 'number':
      return <NumberField field={field} path={path} value={value} />
    case 'choice':
      return <ChoiceField field={field} path={path} value={value} choices={field.choices} />
    case 'fixed':
      return null
    case 'record':
      if (field.kind === 'headline') return <HeadlineField field={field} path={path} value={value} />
      if (field.kind === 'picture') return <PictureField field={field} path={path} value={value} />
      if (field.kind === 'logo') return <LogoField field={field} path={path} value={value} />
      return <RecordField field={field} path={path} value={value} />
    case 'list':
      return field.kind === 'samples' ? null : <ListField field={field} path={path} value={value} />
    case 'named':
      // Pictures have to be there, captions need not.
      if (field.isOptional) return <CaptionsField field={field} path={path} value={value} />
      return <PicturesField field={field} path={path} value={value} />
    case 'union':
      return <UnionField field={field} path={path} value={value} />
  }
}
