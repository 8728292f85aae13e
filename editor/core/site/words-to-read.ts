import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentFiles } from '../../../content/load/content-files.server'
import { pictures, wovenPictures } from '../../../content/load/manifest.server'
import { fullPictureName } from '../../../content/schema/study-pictures'
import { isList, isRecord, type Value } from '../change'
import { ownFolder } from '../disk/journal'
import { writeAtomically } from '../disk/states'

/** An alternative text that was written for another picture than the one it is beside now. However often it is there, it is asked about once. */
export interface WordsToRead {
  /** The picture's name in media/pictures.json, or a portrait's. */
  name: string
  words: string
}

/** As it is remembered. */
interface Asked extends WordsToRead {
  /** The file that took the place of another one: once Undo has brought that back, nothing is to be asked. */
  shown?: string | undefined
}

const named = [
  ['name', 'alt'],
  ['image', 'altText'],
  ['portrait', 'alt'],
] as const

/** Every picture that a file names beside its alternative text. */
function* wordsIn(file: string, value: Value, isPictures = false): Generator<WordsToRead> {
  if (isList(value)) for (const one of value) yield* wordsIn(file, one)
  if (!isRecord(value)) return
  for (const [name, words] of named) {
    const [picture, alt] = [value[name], value[words]]
    if (typeof picture === 'string' && typeof alt === 'string') yield { name: picture, words: alt }
  }
  const study = /^projects\/(.+)\.yaml$/.exec(file)?.[1]
  for (const [name, one] of Object.entries(value))
    if (isPictures && study && typeof one === 'string')
      yield { name: fullPictureName(study, name), words: one }
    else yield* wordsIn(file, one, name === 'pictures')
}

/** The file of a picture now. */
const currentFile = (name: string) => pictures()[name]?.base ?? wovenPictures()[name]?.src

const isSame = (one: WordsToRead) => (other: WordsToRead) =>
  one.name === other.name && one.words === other.words

/**
 * Remembers which alternative texts have to be read again, until somebody says that they still hold, or writes others.
 * @param readData what a content file says
 */
export function openWordsToRead(home: string, readData: (file: string) => Value) {
  const path = join(home, ownFolder, 'words-to-read.json')
  const read = (): Asked[] => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : [])
  const write = (all: readonly Asked[]) =>
    writeAtomically(path, JSON.stringify(all), join(home, ownFolder, 'unfinished'))
  const readAll = () => contentFiles().flatMap((file) => [...wordsIn(file, readData(file))])
  const add = (...more: Asked[]) => {
    const added = more.filter((one, at) => one.words && more.findIndex(isSame(one)) === at)
    if (added.length) write([...read().filter((one) => !added.some(isSame(one))), ...added])
  }
  return {
    add,
    /** A picture was replaced in its own place: its words are to be read wherever it is used. */
    addEverywhere(name: string): void {
      add(
        ...readAll()
          .filter((one) => one.name === name)
          .map((one) => ({ ...one, shown: currentFile(name) })),
      )
    },
    /** A case study got another address: what is asked about it is asked there too, and here again after Undo. */
    follow(id: string, to: string): void {
      const renamed = (name: string) =>
        name.startsWith(`${id}/`) ? `${to}/${name.slice(id.length + 1)}` : name
      const after = read().map(({ name, words }) => ({
        name: renamed(name),
        words,
        shown: currentFile(renamed(name)),
      }))
      add(...after.filter((one) => !read().some(isSame(one))))
    },
    confirm(words: WordsToRead): void {
      write(read().filter((one) => !isSame(words)(one)))
    },
    /** Those that are still as they were. */
    list(): WordsToRead[] {
      const asked = read().filter(({ name, shown }) => shown === undefined || shown === currentFile(name))
      const written = asked.length ? readAll() : []
      return asked.filter((one) => written.some(isSame(one))).map(({ name, words }) => ({ name, words }))
    },
  }
}
