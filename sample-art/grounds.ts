import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { home } from './lib/browser'

/** What has the colours of app/styles/tokens.css in its pixels. The showreel takes the longest, and needs ffmpeg. */
const drawings = [['woven/draw.ts'], ['films/showreel/draw.ts'], ['films/showreel/poster.ts']]

/** Draws all of it again and encodes it for the site. Throws where one of them fails. */
export function drawGrounds(): void {
  const run = (program: string, words: string[], cwd: string) =>
    execFileSync(program, words, { cwd, stdio: 'inherit' })
  for (const words of drawings) run(process.execPath, ['--import', 'tsx', ...words], home)
  run('npm', ['run', 'media', '--', 'films/showreel', 'films/showreel-portrait'], join(home, '..'))
}
