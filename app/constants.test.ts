import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as constants from './constants'

test('CONST-1 no other file declares a constant of the same name', () => {
  const names = Object.keys(constants).join('|')
  const declared = new RegExp(`(?:const|let|var)\\s+(?:${names})\\b`)
  const others = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      file !== 'constants.ts' &&
      declared.test(readFileSync(join('app', file), 'utf8')),
  )
  expect(others).toEqual([])
})
