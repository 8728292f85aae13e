import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { gitIn } from '../publish/git'
import { OthersWereFaster, send } from '../publish/publish'
import type { Choices } from './plan'
import { finishTogether, lookAtOthers, receiveFromOthers } from './with-others'

let root: string
const at = (who: string, file = '') => join(root, who, file)
const git = (who: string, ...args: string[]) =>
  execFileSync('git', ['-c', `user.name=${who}`, '-c', `user.email=${who}@t`, ...args], {
    cwd: at(who),
    encoding: 'utf8',
    stdio: 'pipe',
  })
const says = (who: string, file: string) => readFileSync(at(who, file), 'utf8')
const team = 'content/team.yaml'
const words = 'content/testimonials.yaml'

function change(who: string, file: string, from: string | RegExp, to: string) {
  const before = says(who, file)
  const after = before.replace(from, to)
  if (before === after) throw new Error(`${file} does not say ${from}.`)
  writeFileSync(at(who, file), after)
}
function commit(who: string) {
  git(who, 'add', '--all')
  git(who, 'commit', '-qm', `Changes of ${who}`)
}
function sendTheirs() {
  commit('asha')
  git('asha', 'push', '-q')
}
const head = () => git('rina', 'rev-parse', 'HEAD')
const look = () => lookAtOthers(gitIn(at('rina')), (file) => file)
const finish = async (choices: Choices) =>
  finishTogether(gitIn(at('rina')), at('rina'), await look(), choices)

/** What both have before each test: made once, then copied, since git takes seconds to pack all pictures. */
let start: string
beforeAll(() => {
  start = mkdtempSync(join(tmpdir(), 'together-start-'))
  root = start
  mkdirSync(at('asha/media'), { recursive: true })
  cpSync('content', at('asha', 'content'), { recursive: true })
  for (const name of ['team.yaml', 'agency.yaml'])
    cpSync(`tests/content-files/${name}`, at('asha', `content/${name}`))
  for (const name of ['pictures.json', 'woven.json', 'films.json', 'wordmarks.json'])
    cpSync(`media/${name}`, at('asha', `media/${name}`))
  cpSync('media/files', at('asha', 'media/files'), { recursive: true })
  cpSync('delivery', at('asha', 'delivery'), { recursive: true })
  const links = ['app', 'node_modules', 'tsconfig.json', 'package.json']
  writeFileSync(at('asha', '.gitignore'), `${links.join('\n')}\n.editor\n`)
  execFileSync('git', ['init', '-q', '--bare', at('remote')])
  git('asha', 'init', '-q')
  commit('asha')
  // Relative, so that it is right in each copy.
  git('asha', 'remote', 'add', 'origin', '../remote')
  git('asha', 'push', '-q', '-u', 'origin', 'HEAD')
  execFileSync('git', ['clone', '-q', at('remote'), at('rina')])
  git('rina', 'remote', 'set-url', 'origin', '../remote')
  for (const name of links) symlinkSync(join(process.cwd(), name), at('rina', name))
})
afterAll(() => rmSync(start, { recursive: true, force: true }))

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'together-'))
  execFileSync('cp', ['-a', `${start}/.`, root])
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

test('EDIT-11 different words of two people become one commit, which can be sent', async () => {
  change('asha', team, 'name: Arabinda Mishra', 'name: Asha')
  sendTheirs()
  change('rina', 'content/agency.yaml', 'city: Bhubaneswar', 'city: Cuttack')
  commit('rina')
  await expect(send(gitIn(at('rina')))).rejects.toThrow(OthersWereFaster)
  expect((await look()).questions).toEqual([])
  await finish({})
  expect(says('rina', team)).toContain('name: Asha')
  expect(says('rina', 'content/agency.yaml')).toContain('city: Cuttack')
  expect(git('rina', 'rev-list', '--parents', '-1', 'HEAD').trim().split(' ')).toHaveLength(3)
  expect(git('rina', 'status', '--porcelain')).toBe('')
  await send(gitIn(at('rina')))
})

test('EDIT-11 the same words of two people are a question; nothing changes before the answer', async () => {
  change('asha', team, 'name: Arabinda Mishra', 'name: Asha # theirs')
  sendTheirs()
  change('rina', team, 'name: Arabinda Mishra', 'name: Rina')
  commit('rina')
  const before = head()
  const { questions } = await look()
  const theirs = { words: 'Asha', by: { name: 'asha' } }
  expect(questions).toMatchObject([{ where: `${team} › Director › Name`, ours: { words: 'Rina' }, theirs }])
  await expect(finish({})).rejects.toThrow('Choose one of the two')
  expect(head()).toBe(before)
  expect(git('rina', 'status', '--porcelain')).toBe('')
  await finish({ [questions[0]?.id ?? '']: 'theirs' })
  expect(says('rina', team)).toContain('name: Asha')
  expect(says('rina', team)).not.toMatch(/^[<=>]{7}/m)
})

test('EDIT-11 what is not right together is not committed, and leaves everything as it was', async () => {
  change('asha', team, 'name: Arabinda Mishra', 'name:')
  sendTheirs()
  change('rina', 'content/agency.yaml', 'city: Bhubaneswar', 'city: Cuttack')
  commit('rina')
  const before = head()
  await expect(finish({})).rejects.toThrow(/not right yet/)
  expect(head()).toBe(before)
  expect(git('rina', 'status', '--porcelain')).toBe('')
  expect(existsSync(at('rina', '.editor/together'))).toBe(false)
})

test('EDIT-11 a file that one removed and the other changed is a choice', async () => {
  git('asha', 'rm', '-q', words)
  sendTheirs()
  writeFileSync(at('rina', words), `# a note\n${says('rina', words)}`)
  commit('rina')
  const { questions } = await look()
  expect(questions).toMatchObject([{ id: words, ours: { words: expect.stringContaining('whole') } }])
  expect(questions[0]?.theirs.words).toBeUndefined()
  await finish({ [words]: 'ours' })
  expect(says('rina', words)).toContain('# a note')
})

test('EDIT-11 a picture that both replaced is a choice, by its facts or its file', async () => {
  const binary = 'media/originals/team/asha.jpg'
  for (const who of ['asha', 'rina']) {
    mkdirSync(at(who, 'media/originals/team'), { recursive: true })
    writeFileSync(at(who, binary), `\0 of ${who}`)
    change(who, 'media/pictures.json', '"width": 1600', `"width": 160${who.length}`)
    if (who === 'asha') change(who, 'media/pictures.json', '"fallback": 640', '"fallback": 480')
    else change(who, 'media/pictures.json', '"width": 2400', '"width": 2401')
    if (who === 'asha') sendTheirs()
    else commit(who)
  }
  const { questions } = await look()
  expect(questions.map(({ id }) => id)).toContain('media/pictures.json › avante/brochure-cover')
  expect(questions.at(-1)).toMatchObject({
    id: binary,
    ours: { picture: expect.stringContaining('data:image/jpeg') },
  })
})

const receive = () => receiveFromOthers(gitIn(at('rina')))

test('LIVE-6 the others’ changes arrive by themselves beside one’s own', async () => {
  change('rina', words, / text: .+/, ' text: Not published yet')
  change('asha', team, 'name: Arabinda Mishra', 'name: From Asha')
  sendTheirs()
  expect(await receive()).toBe(1)
  expect(says('rina', team)).toContain('From Asha')
  expect(says('rina', words)).toContain('Not published yet')
  expect(await receive()).toBe(0)
})

test.each([
  ['the same file is changed here', () => change('rina', team, 'name: Arabinda Mishra', 'name: Mine')],
  [
    'something here is published and not sent',
    () => {
      change('rina', words, / text: .+/, ' text: Mine')
      commit('rina')
    },
  ],
])('LIVE-6 nothing arrives by itself if %s', async (_, prepare) => {
  prepare()
  change('asha', team, 'name: Arabinda Mishra', 'name: From Asha')
  sendTheirs()
  expect(await receive()).toBe(0)
  expect(says('rina', team)).not.toContain('From Asha')
})

test('LIVE-6 code of the others does not arrive by itself', async () => {
  writeFileSync(at('asha', 'delivery/new.ts'), 'export {}')
  change('asha', team, 'name: Arabinda Mishra', 'name: From Asha')
  sendTheirs()
  expect(await receive()).toBe(0)
})
