import assert from 'node:assert/strict'
import { arriveAt, bringIntoView, openHydrated, until, untilSeen, untilStill, type Visitor } from '../visitor'
import { type Flow, soundRefused } from './flow'

const toggle = 'main article button[aria-expanded]'
const know = 'main article a[href^="/project/"]'

const cards: Flow = {
  title: 'GRID-1 GRID-3 GRID-4 cards open and close by pointer and key; ‘Know More!’ leads on',
  async run(visitor) {
    await openHydrated(visitor, '/')
    await bringIntoView(visitor, toggle)
    const untilOpen = (wanted: boolean) =>
      until(
        visitor,
        `the first card is ${wanted ? 'open' : 'closed'}`,
        ([one, wanted]) => document.querySelector(one)?.getAttribute('aria-expanded') === String(wanted),
        [toggle, wanted] as const,
      )
    await visitor.ask((one) => document.querySelector<HTMLElement>(one)?.focus(), toggle)
    await visitor.press('Space')
    await untilOpen(true)
    await visitor.press('Enter')
    await untilOpen(false)
    await untilStill(visitor, 'main article')
    await visitor.click('main article')
    await untilOpen(true)
    await untilSeen(visitor, know)
    await untilStill(visitor, know)
    await visitor.click(know)
    await arriveAt(visitor, '/project/homefills')
  },
}

const positions = () =>
  [...document.querySelectorAll('[aria-roledescription=slide]')]
    .map((slide) => slide.getAttribute('data-position'))
    .join(' ')

const carousel: Flow = {
  title: 'TESTI-1 TESTI-2 the carousel turns by button and arrow key, wraps around, and says who speaks',
  async run(visitor) {
    await openHydrated(visitor, '/projects')
    await bringIntoView(visitor, '[aria-roledescription=carousel]')
    const untilPlaced = (wanted: string) =>
      until(
        visitor,
        wanted,
        (wanted) =>
          [...document.querySelectorAll('[aria-roledescription=slide]')]
            .map((slide) => slide.getAttribute('data-position'))
            .join(' ') === wanted,
        wanted,
      )
    assert.equal(await visitor.ask(positions, null), 'left center right')
    await visitor.click('[aria-label="Next testimonial"]')
    await untilPlaced('right left center')
    await visitor.press('ArrowRight')
    await untilPlaced('center right left')
    await visitor.press('ArrowLeft')
    await untilPlaced('right left center')
    const said = await visitor.ask(
      () => document.querySelector('[aria-roledescription=carousel] [aria-live]')?.textContent ?? '',
      null,
    )
    assert.match(said, /\w+/)
  },
}

const time = (visitor: Visitor, film: string) =>
  visitor.ask((one) => document.querySelector<HTMLVideoElement>(one)?.currentTime ?? 0, film)

const untilPlays = (visitor: Visitor, film: string) =>
  until(
    visitor,
    `${film} plays and draws pictures`,
    (one) => {
      const video = document.querySelector<HTMLVideoElement>(one)
      return video !== null && video.currentTime > 0.2 && video.videoWidth > 0
    },
    film,
  )

const hoverFilm: Flow = {
  title: 'AV-2 a film plays while the mouse is over it and rewinds when it leaves',
  expects: soundRefused,
  async run(visitor) {
    await openHydrated(visitor, '/services/av-production')
    const film = 'figure:has([aria-label="Play EeVe"]) video'
    await visitor.hover('[aria-label="Play EeVe"]')
    await untilPlays(visitor, film)
    await visitor.hover('header a')
    await until(
      visitor,
      'rewinding',
      (one) => {
        const video = document.querySelector<HTMLVideoElement>(one)
        return video?.paused === true && video.currentTime === 0
      },
      film,
    )
  },
}

const showreel: Flow = {
  title:
    'HOME-2 the showreel plays with sound at 0.3, or waits behind its poster where the browser refuses; its control starts and pauses it',
  expects: soundRefused,
  async run(visitor) {
    await openHydrated(visitor, '/')
    const film = 'main video'
    await bringIntoView(visitor, film)
    const label = (wanted: string) =>
      until(
        visitor,
        `the control says “${wanted}”`,
        (wanted) =>
          [...document.querySelectorAll('main section button')].some(
            ({ textContent }) => textContent === wanted,
          ),
        wanted,
      )
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    const isRefused = await visitor.ask((one) => document.querySelector<HTMLVideoElement>(one)?.paused, film)
    if (isRefused) {
      await label('Play the showreel')
      await visitor.click('main section:has(video) button')
    }
    await label('Pause the showreel')
    await untilPlays(visitor, film)
    const sound = await visitor.ask((one) => {
      const video = document.querySelector<HTMLVideoElement>(one)
      return [video?.muted, Math.round((video?.volume ?? 0) * 10)]
    }, film)
    assert.deepEqual(sound, [false, 3])
    await visitor.click('main section:has(video) button')
    await label('Play the showreel')
    const stopped = await time(visitor, film)
    await new Promise((resolve) => setTimeout(resolve, 500))
    assert.equal(await time(visitor, film), stopped)
  },
}

const lightbox: Flow = {
  title: 'CASE-8 a picture opens large, arrows turn it, Escape closes it and gives the focus back',
  async run(visitor) {
    await openHydrated(visitor, '/project/vedanta')
    const thumbnail = 'main button[aria-haspopup=dialog]'
    await bringIntoView(visitor, thumbnail)
    await visitor.click(thumbnail)
    await untilSeen(visitor, 'dialog[open] img')
    const caption = () => visitor.ask(() => document.querySelector('dialog[open] p')?.textContent, null)
    const first = await caption()
    await visitor.press('ArrowRight')
    await until(
      visitor,
      'the next picture',
      (first) => document.querySelector('dialog[open] p')?.textContent !== first,
      first,
    )
    await visitor.press('Escape')
    await untilSeen(visitor, 'dialog[open]', false)
    assert.ok(await visitor.ask((one) => document.activeElement?.matches(one), thumbnail))
  },
}

export const behaviours: Flow[] = [cards, carousel, hoverFilm, showreel, lightbox]
