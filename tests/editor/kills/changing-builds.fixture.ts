import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { publishBuild, writeRecord } from '../../../delivery/builds'

/** Publishes builds of a folder, one after the other, until it is killed: a page and the script that belongs to it. */
const [home = '', first = '1'] = process.argv.slice(2)
for (let number = Number(first); ; number += 1) {
  const folder = join(home, 'builds', String(number))
  await mkdir(join(folder, 'client/assets'), { recursive: true })
  await writeFile(join(folder, 'client/assets', `page-${number}.js`), `${number}`)
  await writeFile(join(folder, 'client/index.html'), `<script src="/assets/page-${number}.js"></script>`)
  await writeRecord(folder, { provider: null })
  await publishBuild(home, folder)
  process.stdout.write(`published ${number}\n`)
}
