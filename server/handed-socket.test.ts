import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { installedSite, startServer } from './fixtures/installed-site'
import { ask } from './fixtures/visitor'
import { handedSocket } from './handed-socket'

const holder = ['perl', join(import.meta.dirname, 'fixtures/hold-socket.pl')]

test('a visitor who arrives while the server restarts waits and is answered', async () => {
  const site = await installedSite()
  const server = startServer(site, {}, holder)
  const port = await server.port
  const starts = () => server.output().split('The site: ').length - 1
  const visits: Promise<number>[] = []
  let isOver = false
  const visiting = (async () => {
    for (; !isOver; await sleep(5))
      visits.push(
        ask(port, '/about').then(
          ({ status }) => status,
          () => 0,
        ),
      )
  })()
  for (const count of [2, 3]) {
    server.process.kill('SIGHUP')
    await expect.poll(starts, { timeout: 20_000 }).toBe(count)
  }
  isOver = true
  await visiting
  expect(visits.length).toBeGreaterThan(20)
  expect([...new Set(await Promise.all(visits))]).toEqual([200])
  server.process.kill('SIGTERM')
  expect(await server.ended).toBe(0)
  await site.remove()
})

test('a socket counts only for the process that it was handed to', () => {
  expect(handedSocket({ LISTEN_FDS: '1', LISTEN_PID: '7' }, 7)).toEqual({ fd: 3 })
  expect(handedSocket({ LISTEN_FDS: '1', LISTEN_PID: '7' }, 8)).toBeUndefined()
  expect(handedSocket({}, 7)).toBeUndefined()
})

test('more than one socket is refused by name', () => {
  expect(() => handedSocket({ LISTEN_FDS: '2', LISTEN_PID: '7' }, 7)).toThrow(/site\.socket/)
})

test('the socket of the delivery listens where the server does by default', async () => {
  const unit = await readFile(new URL('../delivery/site.socket', import.meta.url), 'utf8')
  expect(unit.match(/^ListenStream=(.*)$/gm)).toEqual(['ListenStream=3000'])
})
