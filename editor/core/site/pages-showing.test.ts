import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { pagesShowing } from './places'

const said = (file: string) => parse(readFileSync(`content/${file}`, 'utf8'))
const readPaths = (...files: string[]) => pagesShowing(files, said).map(({ path }) => path)

test('EDIT-5 a file without a page of its own is seen on the page that shows it', () => {
  expect(pagesShowing(['campaigns.yaml'], said)).toEqual([{ path: '/projects', title: 'Projects' }])
})

test('EDIT-5 the card of a case study is also seen where others lead to it', () => {
  const order: string[] = said('cycle.yaml').cycle
  const before = order.at(order.indexOf('avante') - 1)
  expect(readPaths('projects/avante.yaml')).toEqual(
    expect.arrayContaining(['/', '/projects', '/project/avante', `/project/${before}`]),
  )
})
