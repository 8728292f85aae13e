import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { projectSchema } from './project'

const avante = parse(readFileSync('content/projects/avante.yaml', 'utf8'))
const storyMistakes = (after: number | undefined) =>
  projectSchema('avante')
    .safeParse({
      ...avante,
      story: { ...avante.story, setting: 'column', process: { ...avante.story.process, after } },
    })
    .error?.issues.map(({ path }) => path.join('.'))

test('STORY-3 a column of beats has the process beside it', () => {
  expect(storyMistakes(undefined)).toBeUndefined()
  expect(storyMistakes(2)).toEqual(['story.setting'])
})
