/**
 * The agency's own case studies, those in the cycle, tell their story whole. Not a rule for content: a new one may be published
 * before its story is written. Change it only when the agency changes the specification (CONTRIBUTING.md).
 */
import { expect, test } from 'vitest'
import { project } from '~content/load/project.server'
import { readContent } from '~content/load/read.server'
import { cycle } from '~content/schema/collections'

const studies = readContent('cycle.yaml', cycle).cycle

test('STORY-1 each case study of the cycle has a story', () => {
  expect(studies.filter((id) => !project(id).story)).toEqual([])
})

test('STORY-2 each case study of the cycle has captions', () => {
  expect(studies.filter((id) => !Object.keys(project(id).captions ?? {}).length)).toEqual([])
})

test('STORY-3 each case study of the cycle has a piece of process', () => {
  expect(studies.filter((id) => !project(id).story?.process)).toEqual([])
})
