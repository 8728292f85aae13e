// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepFocus } from './kept-focus'

let stop: () => void
beforeEach(() => {
  document.body.innerHTML =
    '<button>Undo</button><main tabindex="-1"><p><button>First</button></p><p><button>Discard</button></p></main>'
  stop = keepFocus()
})
afterEach(() => stop())

const find = (selector: string) => document.querySelector<HTMLElement>(selector)
const focusedName = () => document.activeElement?.textContent

test('EDIT-12 what had the focus and is removed leaves it to the control before it', async () => {
  find('p + p button')?.focus()
  find('p + p')?.remove()
  await Promise.resolve()
  expect(focusedName()).toBe('First')
})

test('EDIT-12 without a control before it, the part of the editor around it has the focus', async () => {
  find('p button')?.focus()
  find('p')?.remove()
  await Promise.resolve()
  expect(document.activeElement).toBe(find('main'))
})

test('EDIT-12 a button that is disabled by its press leaves the focus to the one before it', async () => {
  find('p + p button')?.focus()
  find('p + p button')?.setAttribute('disabled', '')
  await Promise.resolve()
  expect(focusedName()).toBe('First')
})

test('EDIT-12 whoever went on elsewhere keeps the focus there', async () => {
  find('p + p button')?.focus()
  find('button')?.focus()
  find('p + p')?.remove()
  await Promise.resolve()
  expect(focusedName()).toBe('Undo')
})
