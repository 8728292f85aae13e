import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { test } from '@playwright/test'

/** A film of moving bars with a tone. */
export function drawnFilm(fileName: string, seconds: number): string {
  const file = join(test.info().outputPath(), fileName)
  const picture = ['-f', 'lavfi', '-i', `testsrc=size=1280x720:rate=5:duration=${seconds}`]
  const tone = ['-f', 'lavfi', '-i', `sine=frequency=440:duration=${seconds}`]
  execFileSync('ffmpeg', ['-y', '-loglevel', 'error', ...picture, ...tone, file])
  return file
}
