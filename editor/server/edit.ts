import { onlyFromHere } from './own-page'
import { openEditor } from './start'

/** `npm run edit`: the editor, on this machine only. */
const port = Number(process.env.PORT ?? 4400)
const address = `http://127.0.0.1:${port}/edit/`

try {
  await openEditor({
    home: process.cwd(),
    host: '127.0.0.1',
    port,
    address,
    allowedHosts: [],
    before: [onlyFromHere(port)],
    site: { folder: process.env.SITE_FOLDER, origin: process.env.SITE_ORIGIN },
  })
  console.log(`The editor is open: ${address}\nStop it with Ctrl+C; everything is saved.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
