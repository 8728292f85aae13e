import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as constants from './constants'

test('CONST-1 holds the numbers of the specification', () => {
  const { COUNTS, ...numbers } = constants
  expect(numbers).toEqual({
    NAV_SOLID_FROM: 80,
    PROGRESS_DURATION: 800,
    PROGRESS_STEPS: 50,
    ROUTE_DELAY: 600,
    PROGRESS_HIDE_DELAY: 100,
    PROGRESS_HEIGHT: 3,
    MOBILE_MAX_WIDTH: 768,
    COLLAPSE_DELAY: 800,
    POPUP_EXIT: 300,
    SHOWREEL_THRESHOLD: 0.4,
    PANCHAM_THRESHOLD: 0.3,
    STORIES_THRESHOLD: 0.2,
    STORIES_FIRST_DELAY: 100,
    STORIES_STEP_DELAY: 120,
    SHOWREEL_VOLUME: 0.3,
    SHOWREEL_PHONE_VOLUME: 0.5,
    AV_FILM_VOLUME: 0.5,
    FIRST_TESTIMONIAL: 1,
    PHONE_DIGITS: 10,
    REPLY_HOURS: 24,
    SEND_TIMEOUT: 20_000,
  })
  expect(COUNTS).toEqual({
    featured: 4,
    services: 6,
    projects: 14,
    campaigns: 3,
    testimonials: 3,
    logos: 30,
    logoRow: 10,
    films: 12,
    filmsPerGroup: 6,
  })
})

test('CONST-1 nobody else declares a constant of the same name', () => {
  const names = Object.keys(constants).join('|')
  const declared = new RegExp(`(?:const|let|var)\\s+(?:${names})\\b`)
  const others = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      file !== 'constants.ts' &&
      declared.test(readFileSync(join('app', file), 'utf8')),
  )
  expect(others).toEqual([])
})
