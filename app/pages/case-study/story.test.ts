import { expect, test } from 'vitest'
import { project } from '~content/load/project.server'
import type { Project } from '~content/schema/project'
import { studyPictures } from './sections/sections.server'
import { sharedWords as readWords } from './story.server'

const sharedWords = (study: Project) => readWords(study, studyPictures('avante', project('avante')))

test('STORY-5 the line about samples disappears with the mark in the file', () => {
  const study = project('avante')
  expect(sharedWords({ ...study, sample: ['everything'] }).note).toMatch(/\w/)
  expect(sharedWords({ ...study, sample: undefined }).note).toBeNull()
})

test('STORY-4 a page of several clients keeps its only call to action', () => {
  expect(sharedWords(project('ui')).closing).toBeNull()
  expect(sharedWords(project('avante')).closing).not.toBeNull()
})

test('STORY-1 a case study without a story shows none', () => {
  expect(sharedWords({ ...project('avante'), story: undefined }).story).toBeUndefined()
})

test('STORY-3 a story without a piece of process shows none', () => {
  const { story, ...study } = project('avante')
  const without = { ...study, story: story && { ...story, process: undefined } }
  expect(sharedWords(without).story?.process).toBeUndefined()
})

test('STORY-1 no line breaks within a role', () => {
  const study = project('tpnodl')
  const story = study.story && { ...study.story, roles: ['Social media', 'Copy'] }
  const facts = sharedWords({ ...study, story }).story?.beats.flatMap(({ facts }) => facts ?? [])
  expect(facts?.map(([, value]) => value)).toContain('Social\u00a0media, Copy')
})
