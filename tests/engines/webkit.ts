import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { delimiter, join } from 'node:path'

/** Debian installs the browser beside the library, not in PATH. */
const libraries = ['/usr/lib', '/usr/libexec']

const inPath = (name: string) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(existsSync)

function miniBrowser(): string | undefined {
  const folders = libraries.flatMap((library) => [
    library,
    ...readdirSync(library, { withFileTypes: true }).map(({ name }) => join(library, name)),
  ])
  return folders
    .flatMap((folder) =>
      ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0'].map((name) => join(folder, name, 'MiniBrowser')),
    )
    .find(existsSync)
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** A display for a browser without headless mode: the machine's own, or a virtual one. */
async function screen(): Promise<{ display: string; process?: ChildProcess }> {
  if (process.env.DISPLAY) return { display: process.env.DISPLAY }
  const server = inPath('Xvfb')
  if (!server) throw new Error('WebKit needs a screen: no DISPLAY and no Xvfb')
  const child = spawn(server, ['-displayfd', '1', '-screen', '0', '1920x1400x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const number = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (bytes) => resolve(String(bytes).trim()))
    child.once('exit', () => reject(new Error('Xvfb does not start')))
  })
  return { display: `:${number}`, process: child }
}

export interface WebKitDriver {
  address: string
  binary: string
  stop(): void
}

/** Starts WebKitGTK's WebDriver. Throws if there is none; `apt-get install webkit2gtk-driver xvfb` installs it. */
export async function startWebKitDriver(): Promise<WebKitDriver> {
  const driver = inPath('WebKitWebDriver')
  const binary = miniBrowser()
  if (!driver || !binary) throw new Error('no WebKitGTK with its WebDriver (webkit2gtk-driver) found')
  const { display, process: virtual } = await screen()
  const port = await freePort()
  const child = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    // Not WEBKIT_DISABLE_DMABUF_RENDERER, although often recommended without a graphics card: it makes 2.50 crash.
    env: { ...process.env, DISPLAY: display, LIBGL_ALWAYS_SOFTWARE: '1' },
  })
  const address = `http://127.0.0.1:${port}`
  for (let tries = 0; tries < 50; tries += 1) {
    const status = await fetch(`${address}/status`).catch(() => undefined)
    if (status?.ok) break
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return {
    address,
    binary,
    stop() {
      child.kill()
      virtual?.kill()
    },
  }
}
