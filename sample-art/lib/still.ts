import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Browser } from 'playwright-core'
import { home } from './browser'
import type { Drawing } from './drawing'
import { shoot } from './shoot'
import { pixelsPerPx } from './wide'

/** Labels of a still by name; each is drawn by Chromium and becomes a texture. */
export type Labels = Record<string, Drawing>

export interface Still extends Drawing {
  labels: Labels
}

/** A picture that Blender traces: the scene is `stills/<owner>-<picture>.py`. */
export const still = (width: number, height: number, labels: Labels = {}): Still => ({
  width,
  height,
  html: '',
  labels,
})

export const isStill = (drawing: Drawing): drawing is Still => 'labels' in drawing

/** Draws the labels, then has Blender (`BLENDER`, or the one in PATH) trace `masters/<name>.png`. Throws where it fails. */
export async function trace(browser: Browser, name: string, drawing: Still): Promise<void> {
  const out = join(home, 'masters', `${name}.png`)
  // A dot in the folder’s name keeps labels out of the pictures that are encoded.
  const folder = join(home, 'masters', `.labels/${name}`)
  mkdirSync(folder, { recursive: true })
  mkdirSync(dirname(out), { recursive: true })
  for (const [label, art] of Object.entries(drawing.labels))
    await shoot(browser, `.labels/${name}/${label}`, art)
  const scene = join(home, 'stills', `${name.replace('/', '-')}.py`)
  const scale = pixelsPerPx(name, drawing.width)
  const args = [
    out,
    folder,
    ...[drawing.width, drawing.height].map((side) => String(Math.round(side * scale))),
  ]
  // Blender does not look for modules beside the script it runs.
  const path = `import sys; sys.dont_write_bytecode = True; sys.path.append(${JSON.stringify(dirname(scene))})`
  const { error, status, stdout } = spawnSync(
    process.env.BLENDER ?? 'blender',
    [
      '-b',
      '-noaudio',
      '-t',
      '2',
      '--python-exit-code',
      '1',
      '--python-expr',
      path,
      '-P',
      scene,
      '--',
      ...args,
    ],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], maxBuffer: 1e8 },
  )
  if (error) throw new Error('No Blender found: install it or set BLENDER to its path.', { cause: error })
  if (status !== 0 || !existsSync(out)) throw new Error(`${name}: Blender failed\n${stdout.slice(-1500)}`)
}
