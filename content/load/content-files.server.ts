import { readdirSync } from 'node:fs'

/** Every content file, from the folder `content`, e.g. `pages/home.yaml`. */
export const contentFiles = (): string[] =>
  readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
