import { readdirSync } from 'node:fs'
import { inProject } from './root.server'

/** Every content file, from the folder `content`, e.g. `pages/home.yaml`. */
export const contentFiles = (): string[] =>
  readdirSync(inProject('content'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
