// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import type { Value } from '../../../core/change'
import { type Editing, EditingContext } from '../../editing/context'
import { HeadlineField } from './headline-field'

afterEach(cleanup)

const before = { wide: ['Bound to', 'turn heads.'], narrow: ['Bound to', 'turn', 'heads.'] }

function Form() {
  const [value, setValue] = useState<Value>(before)
  const editing = {
    change: (one) => setValue(one.op === 'set' ? one.value : value),
    onFocus: () => undefined,
    mistakeAt: () => undefined,
    lettersAt: () => undefined,
  } as Partial<Editing> as Editing
  return (
    <EditingContext value={editing}>
      <HeadlineField
        field={{ type: 'record', name: 'heading', title: 'Heading', fields: [] }}
        path={['heading']}
        value={value}
      />
      {/* A key in the editor leaves the focus where it is, and so does this. */}
      <button type="button" onMouseDown={(event) => event.preventDefault()} onClick={() => setValue(before)}>
        Undo
      </button>
    </EditingContext>
  )
}

test('EDIT-4 a headline that is too long says so, and one press breaks it into lines', async () => {
  render(<Form />)
  const wide = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Wide screens' })
  await userEvent.clear(wide)
  await userEvent.type(
    wide,
    'We make brands that people look at twice and remember for the rest of their lives',
  )
  expect(screen.getByText(/letters is too small to read on wide screens/)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Break it into lines' }))
  expect(wide.value.split('\n')).toHaveLength(4)
  expect(screen.queryByText(/too small|is small/)).toBeNull()
})

test('EDIT-9 Undo reaches a headline that has the focus', async () => {
  render(<Form />)
  const wide = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Wide screens' })
  await userEvent.type(wide, '{Enter}Now')
  expect(wide.value).toBe('Bound to\nturn heads.\nNow')
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(document.activeElement).toBe(wide)
  expect(wide.value).toBe('Bound to\nturn heads.')
})
