import { JSDOM } from 'jsdom'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { HowWeWork } from './how-we-work'
import { loader } from './route'

const { howWeWork } = loader()
const html = renderToStaticMarkup(<HowWeWork {...howWeWork} />)
const text = new JSDOM(html).window.document.body.textContent ?? ''

test('KNOW-1 each step says in which weeks it is, who leads it and what the client brings', () => {
  for (const { name, when, leads, brings } of howWeWork.steps)
    expect([name, when, leads, brings].filter((words) => !text.includes(words))).toEqual([])
})

test('KNOW-1 the weeks count on from step to step', () => {
  const numbers = howWeWork.steps.map(({ when }) => when.match(/\d+/g)?.map(Number) ?? [])
  const ends = numbers.map((weeks) => weeks.at(-1) ?? 0)
  expect(numbers.map(([first]) => first)).toEqual([1, ...ends.slice(0, -1).map((end) => end + 1)])
})

test('KNOW-1 after the steps comes what happens after a message', () => {
  expect(text.indexOf(howWeWork.after.text)).toBeGreaterThan(text.indexOf(howWeWork.steps.at(-1)?.text ?? ''))
})
