import { spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'

test('EDIT-16 without git the starter says in one sentence what to install, and ends', () => {
  const { status, stderr } = spawnSync(process.execPath, ['editor/starter.mjs'], {
    env: { ...process.env, PATH: '/nowhere' },
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stderr.trim()).toBe(
    'Git is missing: install it from https://git-scm.com/downloads, then double-click again.',
  )
})

test('EDIT-16 without Node the starter of macOS and Linux says in one sentence what to install', () => {
  const { status, stdout } = spawnSync('/bin/sh', ['Edit the site.command'], {
    env: { PATH: '/nowhere' },
    input: '\n',
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stdout).toContain('Node.js is missing: install the version called LTS from https://nodejs.org')
})

test('EDIT-16 one starter is executable, the other has the line ends of Windows', () => {
  expect(statSync('Edit the site.command').mode & 0o111).not.toBe(0)
  expect(readFileSync('Edit the site.cmd', 'utf8').replaceAll('\r\n', '')).not.toContain('\n')
})
