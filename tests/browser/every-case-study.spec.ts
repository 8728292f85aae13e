import { expect, type Page, test } from '@playwright/test'
import { fillIn } from '~/fill-in'
import { cycle, findSections, readGalleries, type Study, studies } from '../studies'
import { beginning, sentencePattern, words } from '../words'
import { calledToAction, findProcess, findStory, galleries, order } from './case-study-page'

const { facts, neighbours, callToAction, campaign, sampleLine, story: storyWords } = words.caseStudy

/** The last part of a picture's name, as its file has it. */
const fileNames = (study: Study, screen: 'desktop' | 'mobile') =>
  readGalleries(study, screen)
    .flat()
    .map((name) => name.split('/').at(-1))

// Each case study is opened once and compared with its file; nothing is clicked, and only films need script.
for (const study of studies)
  test.describe(study.path, () => {
    test.describe.configure({ mode: 'default' })
    const { id, path, story, pictures, sample, living, livingAfter } = study
    const place = cycle.indexOf(study)
    let page: Page
    test.beforeAll(async ({ browser }) => {
      const hasFilms = findSections(study, 'films').length > 0
      page = await browser.newPage({ javaScriptEnabled: hasFilms })
      await page.goto(path)
    })
    test.afterAll(() => page.close())

    if (place >= 0)
      test(`CASE-1 CASE-2 ${id} has hero, name, sector, project type, galleries, Prev and Next`, async () => {
        await expect(page).toHaveTitle(sentencePattern(`{page} | ${words.agency.name}`))
        const opening = page.locator('[data-opening]')
        await expect(opening.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(opening.getByRole('img').first()).toHaveAttribute('alt', /\w{3}/)
        await expect(opening.getByText(facts.sector, { exact: true })).toBeVisible()
        await expect(opening.getByText(facts.projectType, { exact: true })).toBeVisible()
        expect(await galleries(page, 'desktop').count()).toBeGreaterThan(0)
        expect(await galleries(page, 'mobile').count()).toBeGreaterThan(0)
        const ways = page.getByRole('navigation', { name: neighbours.title })
        const previous = cycle.at(place - 1)?.path
        const next = cycle[(place + 1) % cycle.length]?.path
        await expect(ways.getByRole('link', { name: beginning(neighbours.previous) })).toHaveAttribute(
          'href',
          previous ?? '',
        )
        await expect(ways.getByRole('link', { name: beginning(neighbours.next) })).toHaveAttribute(
          'href',
          next ?? '',
        )
      })
    else
      test(`CASE-2 ${id} is outside the cycle`, async () => {
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.getByRole('navigation', { name: neighbours.title })).toHaveCount(0)
      })

    if (findSections(study, 'creatives').length > 0)
      test(`CASE-4 CASE-6 ${id} shows its social media creatives, one picture each`, async () => {
        for (const { heading, pictures: creatives } of findSections(study, 'creatives')) {
          const grid = page.locator('section', {
            has: page.getByRole('heading', { level: 2, name: heading }),
          })
          await expect(grid.getByRole('listitem')).toHaveCount(creatives.length)
        }
      })

    const headings = findSections(study, 'gallery').flatMap(({ heading }) => heading ?? [])
    if (headings.length > 0)
      test(`CASE-3 ${id} shows its galleries under their headings`, async () => {
        for (const name of headings) await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
      })

    test(`CASE-5 CASE-6 ${id} has its pictures in one order on desktop, in another on phones`, async () => {
      for (const screen of ['desktop', 'mobile'] as const)
        expect.soft(await order(page, screen), screen).toEqual(fileNames(study, screen))
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`))
      for (const property of ['og:title', 'og:description', 'og:url'])
        await expect(page.locator(`meta[property='${property}']`)).toHaveAttribute('content', /\w/)
    })

    const campaigns = findSections(study, 'campaign')
    if (campaigns.length > 0)
      test(`CASE-3 CASE-4 ${id} tells its campaign with exactly its figures`, async () => {
        for (const { name, period, results } of campaigns) {
          const told = page.locator('section', { has: page.getByRole('heading', { level: 2, name }) })
          await expect(told).toContainText(period)
          for (const step of [campaign.objective, campaign.strategy, campaign.execution, campaign.results])
            await expect(told.getByRole('heading', { level: 3, name: step })).toBeVisible()
          await expect(told.getByRole('definition')).toHaveText(results.map(({ value }) => value))
        }
      })

    const clients = findSections(study, 'client')
    if (clients.length > 0)
      test(`CASE-7 ${id} shows its clients, each with its facts and pictures`, async () => {
        for (const { name } of clients) {
          const block = page.getByRole('region', { name, exact: true })
          await expect(block.getByRole('heading', { level: 2, name })).toBeVisible()
          for (const fact of [facts.client, facts.services, facts.objective])
            await expect(block.getByRole('term').filter({ hasText: fact })).toBeVisible()
          expect(await block.locator("[data-list='desktop'] img").count()).toBeGreaterThan(0)
        }
      })

    for (const { id: client, name, linkPicture, desktop } of clients) {
      const rows = desktop.flat()
      const expected = linkPicture ?? rows[Math.floor(rows.length / 2)] ?? ''
      test(`CASE-7 ${id}: the link to ${name} shows one of its pictures`, async () => {
        const link = page.locator(`main a[href="#${client}"]`)
        await expect(link.locator('img')).toHaveAttribute('src', new RegExp(`/${expected}\\.`))
      })
    }

    const calls = findSections(study, 'call-to-action')
    if (calls.length > 0)
      test(`CASE-7 ${id} ends with a call to action to the contact page`, async () => {
        for (const { label } of calls)
          await expect(page.getByRole('main').getByRole('link', { name: label })).toHaveAttribute(
            'href',
            '/contact',
          )
      })

    const films = findSections(study, 'films').flatMap((section) => section.films)
    if (findSections(study, 'films').length > 0)
      test(`CASE-7 ${id} shows its films`, async () => {
        const plays = page
          .getByRole('article')
          .getByRole('button', { name: sentencePattern(words.films.play) })
        await expect(plays).toHaveCount(films.length)
      })

    if (films.length > 0)
      test(`CASE-7 ${id} shows each film with its title and length, and says what it is and what for`, async () => {
        for (const { name, title = name, services, objective } of films) {
          const button = page.getByRole('button', { name: fillIn(words.films.play, { name }), exact: true })
          const entry = page.getByRole('figure').filter({ has: button })
          for (const said of new Set([title, name]))
            await expect(entry.getByText(said, { exact: true })).toBeVisible()
          await expect(entry.getByText(sentencePattern(words.films.length))).toBeVisible()
          const credit = page.getByRole('term').filter({ hasText: name }).locator('..')
          for (const said of [services, objective])
            await expect(credit.getByText(said, { exact: true })).toBeVisible()
        }
      })

    if (story)
      test(`STORY-1 STORY-4 ${id} says in four beats what it is, and ends with a call`, async () => {
        const { problem, idea, deliverables, year, roles, outcome, process } = story
        const titles = [storyWords.problem, storyWords.idea, storyWords.deliverables, storyWords.outcome]
        if (process && process.after === undefined) titles.push(process.heading ?? storyWords.process)
        const told = findStory(page, story)
        await expect(told.getByRole('heading', { level: 2 })).toHaveText(story.heading ?? storyWords.heading)
        await expect(told.getByRole('heading', { level: 3 })).toHaveText(titles)
        for (const beat of [problem, idea, outcome]) await expect(told).toContainText(beat)
        await expect(told.getByRole('listitem')).toHaveText(deliverables)
        await expect(told.getByRole('definition')).toHaveText([year, roles.join(', ')])
        const before = await told.evaluate((element) => {
          const parts: Element[] = [...(element.parentElement?.children ?? [])].filter((one) =>
            one.matches('section, [data-part=quote]'),
          )
          const first = parts.findIndex((one) => !one.matches('[data-opening]'))
          return parts.indexOf(element) - first
        })
        const own = story.after ?? 0
        const earlier = [process?.after, living && livingAfter].filter(
          (one) => one !== undefined && one < own,
        )
        expect(before, 'parts before it').toBe(own + earlier.length)
        const closing = calledToAction(page, story.closing)
        await expect(closing.getByRole('link', { name: callToAction.label })).toHaveAttribute(
          'href',
          '/contact',
        )
        const after = await closing.evaluate((element) => element.nextElementSibling?.tagName)
        expect(after === 'NAV', 'Prev and Next follow').toBe(place >= 0)
      })

    if (story?.process)
      test(`STORY-3 ${id} shows a piece of process with its caption and what was decided`, async () => {
        const { picture = '', caption = '', text = '' } = story.process ?? {}
        const figure = findProcess(page, story).getByRole('figure')
        const shown = figure.getByRole('img', { name: pictures[picture] ?? '', exact: true })
        await shown.scrollIntoViewIfNeeded()
        await expect(shown).toBeVisible()
        await expect
          .poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth))
          .toBeGreaterThan(0)
        await expect(figure.getByText(caption, { exact: true })).toBeVisible()
        await expect(figure.getByText(text, { exact: true })).toBeVisible()
      })

    test(`STORY-5 ${id} says that it is a sample exactly while its file does`, async () => {
      await expect(page.getByRole('article').getByText(sampleLine)).toHaveCount(sample ? 1 : 0)
    })
  })
