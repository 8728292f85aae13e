import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { RANGES } from '../../../content/schema/lists'
import { findContentProblems } from '../../../content/validation/content-problems'
import { valueAt } from '../change'
import { openStore, type Store } from '../site/store'
import { makeStudy, type StudyRequest } from './new-study'
import { copiedProject } from './studies.fixture'

const project = process.cwd()
let home: string
let store: Store

beforeEach(() => {
  home = copiedProject()
  process.chdir(home)
  store = openStore(home)
  const list = JSON.parse(readFileSync('media/pictures.json', 'utf8'))
  list['mitha/box'] = list['avante/card']
  writeFileSync('media/pictures.json', JSON.stringify(list))
})
afterEach(() => {
  process.chdir(project)
  rmSync(home, { recursive: true, force: true })
})

const request: StudyRequest = {
  id: 'mitha',
  words: {
    name: 'Mitha Bhandar',
    sector: 'Sweets',
    projectType: 'Packaging',
    summary: 'A box that nobody throws away.',
    text: 'It is blue, and its lid is a tray that stays in the house when the sweets are long gone.',
    ground: '#FFFFFF',
    onGround: '#000000',
    accent: '#8C1C22',
  },
  pictures: [{ name: 'box', alt: 'A blue box with a white ribbon' }],
}
const projects = () => valueAt(store.data('pages/projects.yaml'), ['projects'])

test('EDIT-8 a new case study is first among the projects and in the cycle, in one step', () => {
  const before = projects()
  expect(makeStudy(store, home, request)).toEqual({ file: 'projects/mitha.yaml', isFull: [] })
  expect(valueAt(store.data('pages/projects.yaml'), ['projects', 0])).toBe('mitha')
  expect(valueAt(store.data('cycle.yaml'), ['cycle', 0])).toBe('mitha')
  expect(findContentProblems()).toEqual([])
  store.journal.undo()
  expect(projects()).toEqual(before)
  expect(findContentProblems()).toEqual([])
})

test('EDIT-8 lead and search description of a new case study come from its words', () => {
  const sentence = 'We drew the box first and the name last. '
  const text = sentence.repeat(6).trim()
  makeStudy(store, home, { ...request, words: { ...request.words, text } })
  const study = store.data('projects/mitha.yaml')
  expect(valueAt(study, ['lead'])).toBe('A box that nobody throws away.')
  expect(valueAt(study, ['description'])).toBe(`A box that nobody throws away. ${sentence.repeat(3).trim()}`)
})

test('EDIT-8 a search description whose sentence is too long ends before a comma', () => {
  const text = `It has a lid, a ribbon and a tray${' that stays in the house'.repeat(8)}.`
  const summary = 'A box that nobody throws away because of what is printed inside of it'
  makeStudy(store, home, { ...request, words: { ...request.words, summary, text } })
  expect(valueAt(store.data('projects/mitha.yaml'), ['description'])).toBe(`${summary} It has a lid …`)
})

test('EDIT-8 a search description of one endless word is cut all the same', () => {
  makeStudy(store, home, { ...request, words: { ...request.words, summary: 'म'.repeat(200) } })
  expect(valueAt(store.data('projects/mitha.yaml'), ['description'])).toBe(`${'म'.repeat(168)} …`)
})

test('EDIT-8 a long name is woven in several lines', () => {
  const name = 'Odisha State Cooperative Milk Producers’ Federation'
  makeStudy(store, home, { ...request, words: { ...request.words, name } })
  expect(valueAt(store.data('projects/mitha.yaml'), ['title'])).toEqual([
    'Odisha State',
    'Cooperative',
    'Milk Producers’',
    'Federation',
  ])
})

test('EDIT-8 a page of all projects that is full stays as it is, and is named', () => {
  const [, most] = RANGES.projects
  const text = store.readText('pages/projects.yaml')
  const ids = Array.from({ length: most }, (_, index) => `study-${index}`)
  const study = store.readText('projects/avante.yaml')
  for (const id of ids) writeFileSync(join('content/projects', `${id}.yaml`), study)
  const list = ids.map((id) => `  - ${id}\n`).join('')
  writeFileSync(
    'content/pages/projects.yaml',
    text.replace(/^projects:\n(?: {2}- .*\n)+/m, `projects:\n${list}`),
  )
  store = openStore(home)
  expect(makeStudy(store, home, request)).toEqual({
    file: 'projects/mitha.yaml',
    isFull: ['the page of all projects'],
  })
  expect(projects()).toEqual(ids)
})
