import type { Value } from '../change'

interface About {
  /** Its name in the record around it; empty for an entry of a list. */
  name: string
  title: string
  note?: string
  isOptional?: boolean
}

/** One field of a form, as the page of the editor draws it. */
export type Field = About &
  (
    | { type: 'words'; kind?: Kind; least?: number; most?: number; isLong?: boolean }
    | { type: 'number'; least?: number; most?: number }
    | { type: 'choice'; choices: readonly Value[] }
    | { type: 'fixed'; value: Value }
    | { type: 'record'; kind?: Kind; fields: readonly Field[] }
    | { type: 'list'; kind?: Kind; entry: Field; least: number; most: number | null }
    | { type: 'named'; entry: Field }
    | { type: 'union'; by: string; options: readonly UnionOption[] }
  )

/** One of several kinds of record, told apart by one field of it. */
export interface UnionOption {
  value: string
  title: string
  fields: readonly Field[]
}

/** What a field holds beyond words: the form has a control of its own for each. */
export type Kind =
  | 'colour'
  | 'short-name'
  | 'headline'
  | 'picture'
  | 'picture-name'
  | 'portrait'
  | 'logo'
  | 'study-picture'
  | 'page'
  | 'project'
  | 'film'
  | 'woven'
  | 'wordmark'
  | 'samples'
  | 'look'
  | 'address'
