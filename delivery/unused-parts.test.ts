import { expect, test } from 'vitest'
import { markUnused } from './unused-parts'

test('a component of the router is marked as left out when nobody uses it', () => {
  const code = 'var Form = React10.forwardRef(\n  () => null\n);\nForm.displayName = "Form";\n'
  expect(markUnused(code)).toBe('var Form = /* @__PURE__ */ React10.forwardRef(\n  () => null\n);\n\n')
})

test('calls and names that are used stay as they are', () => {
  const code = 'React.startTransition(() => set(1));\nconst name = type.displayName || "Component";\n'
  expect(markUnused(code)).toBe(code)
})
