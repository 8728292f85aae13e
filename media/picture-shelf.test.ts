import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesNoLongerNamed, filesOf, readList } from './picture-shelf'

test('encoded pictures and their list agree: each is named, each that is named is there', () => {
  const there = readdirSync('media/files/pictures', { recursive: true, encoding: 'utf8' })
    .map((file) => `/pictures/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.(?:avif|webp)$/.test(file))
  expect(there.sort()).toEqual(Object.values(readList()).flatMap(filesOf).sort())
})

test('of a picture that is encoded again in other sizes, those of before go and no other', () => {
  const facts = { width: 900, height: 600, colours: '', bytes: 1, sample: false, source: '' }
  const earlier = { ...facts, base: '/pictures/a/b.00000000', widths: [480, 1800], fallback: 800 }
  expect(filesNoLongerNamed(earlier, { ...earlier, widths: [480, 900] })).toEqual([
    '/pictures/a/b.00000000.1800.avif',
  ])
  expect(filesNoLongerNamed(undefined, earlier)).toEqual([])
})
