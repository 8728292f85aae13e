// What a double click on a starter runs. Plain JavaScript without packages: none may be installed yet.
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))))
const address = `http://127.0.0.1:${process.env.PORT ?? 4400}/edit/`
const isWindows = process.platform === 'win32'

/** Ends with a sentence that says what to do. */
function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}

const succeeds = (program, ...words) => spawnSync(program, words, { stdio: 'ignore' }).status === 0

async function isOpen() {
  try {
    return (await fetch(address)).ok
  } catch {
    return false
  }
}

function openBrowser() {
  const [program, ...words] = isWindows
    ? ['cmd', '/c', 'start', '', address]
    : [process.platform === 'darwin' ? 'open' : 'xdg-open', address]
  // Without a browser the address is in the window.
  spawn(program, words, { stdio: 'ignore', detached: true }).on('error', () => {}).unref()
  console.log(`The editor is at ${address}\nClose this window when you are done; everything is saved.`)
}

/** Gets what others have published; work continues without. */
function getLatest() {
  if (!succeeds('git', 'rev-parse', '--abbrev-ref', '@{upstream}')) return
  console.log('Getting the latest version ...')
  try {
    execFileSync('git', ['pull', '--ff-only', '--quiet'], { stdio: ['inherit', 'ignore', 'inherit'] })
  } catch {
    console.log('The latest version could not be fetched (see above). You go on with the one that is here.')
  }
}

/** Installs packages if the list of them has changed since the last time. */
function install() {
  const mark = 'node_modules/.installed-for'
  const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return
  console.log('Installing what the editor needs. This takes some minutes, the first time only ...')
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { stdio: 'inherit', shell: isWindows })
  if (status !== 0) stop('The installation failed (see above). Check the network and double-click again.')
  writeFileSync(mark, wanted)
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (!(major >= 24 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19)))
  stop(`Node.js ${process.versions.node} does not run the editor: install the version called LTS from https://nodejs.org, then double-click again.`)
if (!succeeds('git', '--version'))
  stop('Git is missing: install it from https://git-scm.com/downloads, then double-click again.')
if (await isOpen()) {
  openBrowser()
  process.exit(0)
}
getLatest()
install()
console.log('Opening the editor ...')
const editor = spawn(process.execPath, ['editor/start.mjs', 'edit'], { stdio: 'inherit' })
editor.on('exit', (code) => process.exit(code ?? 1))
while (!(await isOpen())) await new Promise((resolve) => setTimeout(resolve, 500))
openBrowser()
