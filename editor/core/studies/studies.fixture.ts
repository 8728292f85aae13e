import { cpSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder with the content and media of the project but for its films, to which a journal may write. */
export function copiedProject(): string {
  const home = mkdtempSync(join(tmpdir(), 'studies-'))
  for (const name of ['content', 'delivery', 'media'])
    cpSync(name, join(home, name), { recursive: true, filter: (file) => !file.includes('files/films') })
  for (const name of ['node_modules', 'app']) symlinkSync(join(process.cwd(), name), join(home, name))
  return home
}
