import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

/** Runs the command in a copy of the content. */
let site: string

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'content-check-'))
  for (const name of ['app', 'delivery', 'media', 'node_modules', 'tsconfig.json', 'package.json'])
    symlinkSync(join(process.cwd(), name), join(site, name))
  cpSync('content', join(site, 'content'), { recursive: true })
  cpSync('build.ts', join(site, 'build.ts'))
  // A fixed copy: it stays the same when the site's words are replaced.
  cpSync('tests/content-files/agency.yaml', join(site, 'content/agency.yaml'))
})
afterEach(() => rmSync(site, { recursive: true, force: true }))

function change(file: string, from: string | RegExp, to: string) {
  const path = join(site, 'content', file)
  const text = readFileSync(path, 'utf8')
  const changed = text.replace(from, () => to)
  expect(changed).not.toBe(text)
  writeFileSync(path, changed)
}

/** Processor time (µs), which other programs on the machine hardly change. */
const printTime =
  'data:text/javascript,process.on("exit",()=>{const{user,system}=process.cpuUsage();console.error("CPU "+(user+system))})'

function check() {
  const command = ['--import', 'tsx', '--import', printTime, 'content/check.ts']
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: site, encoding: 'utf8' })
  const time = Number(/CPU (\d+)/.exec(stderr)?.[1])
  const lines = (stdout + stderr.replace(/CPU \d+\n/, '')).trimEnd().split('\n')
  return { status, lines, time }
}

test('FREE-5 content:check passes content that is right', () => {
  expect(check()).toMatchObject({ status: 0, lines: ['Content is complete: no mistakes.'] })
})

test('FREE-5 content:check reports the mistakes of all files at once, and nothing after them', () => {
  change('team.yaml', /name: .*/, 'name:')
  change('agency.yaml', /(?<=\nemail: ).*/, 'hello@bandha')
  change('agency.yaml', /(?<=name: Dribbble, url: )\S+/, 'dribbble')
  change('projects/ppl.yaml', /lead: .*/, "lead: 'The ground's own.'")
  const { status, lines } = check()
  expect(status).toBe(1)
  expect(lines[0]).toBe('4 mistakes:')
  expect(lines.slice(2).map((line) => line.split(':')[0])).toEqual([
    expect.stringMatching(/^content\/agency.yaml, line \d+, email$/),
    expect.stringMatching(/^content\/agency.yaml, line \d+, social.8.url$/),
    expect.stringMatching(/^content\/projects\/ppl.yaml, line \d+, lead$/),
    expect.stringMatching(/^content\/team.yaml, line \d+, director.name$/),
  ])
})

test('FREE-7 content:check accepts every script and emoji', () => {
  change('agency.yaml', /(?<=\nhours: )/, 'Ł ₹ مرحبا ')
  change('team.yaml', /(?<=name: )/, '漢 🎉 ')
  change('projects/ppl.yaml', /(?<=\nlead: '|\nlead: (?!'))/, 'ଅ नमस्ते ')
  expect(check()).toMatchObject({ status: 0, lines: ['Content is complete: no mistakes.'] })
})

test('FREE-5 content:check takes less than three seconds', () => {
  expect(check().time).toBeLessThan(3_000_000)
})

test('FREE-5 content:check names a file that is missing and one that no page reads', () => {
  rmSync(join(site, 'content/team.yaml'))
  writeFileSync(join(site, 'content/teem.yaml'), 'name: A\n')
  writeFileSync(join(site, 'content/projects/New Brand.yaml'), 'name: A\n')
  expect(check().lines.slice(2)).toEqual([
    'content/projects/New Brand.yaml: the name becomes an address: use lower case and hyphens, such as new-brand.yaml',
    'content/team.yaml: is missing; the site needs this file',
    'content/teem.yaml: no page reads a file of this name; did you mean “team.yaml”?',
  ])
})

test('FREE-5 content:check names a case study that others still refer to', () => {
  rmSync(join(site, 'content/projects/ppl.yaml'))
  expect(check().lines.join('\n')).toMatch(
    /content\/cycle.yaml, line \d+, cycle.\d+: there is no case study “ppl”/,
  )
})

test('FREE-5 a build stops at the same mistakes, reported last and without a stack', () => {
  change('team.yaml', /name: .*/, 'name:')
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'build'], { cwd: site, encoding: 'utf8' })
  expect(status).toBe(1)
  const lines = (stdout + stderr).trimEnd().split('\n')
  expect(lines.at(-1)).toMatch(/^content\/team.yaml, line \d+, director.name: is empty; write/)
  expect(lines.join('\n')).not.toMatch(/^ +at /m)
})

test('content:check names a broken manifest, and only that', () => {
  rmSync(join(site, 'media'))
  cpSync('media/pictures.json', join(site, 'media/pictures.json'))
  for (const name of ['files', 'films.json', 'wordmarks.json'])
    symlinkSync(join(process.cwd(), 'media', name), join(site, 'media', name))
  writeFileSync(join(site, 'media/woven.json'), '{ "half": ')
  expect(check().lines.slice(2)).toEqual([
    'media/woven.json: is broken; a program writes it; take it back from git: git checkout media/woven.json',
  ])
})
