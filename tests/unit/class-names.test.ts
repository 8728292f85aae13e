import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const imports = /import (\w+) from '(\.[^']+\.module\.css)'/g
const otherImports = /^import .+$/gm
const classes = /\.([a-z][\w-]*)/gi

/** The classes that a component asks of its style sheets and that none of them has. */
function unknownClasses(file: string): string[] {
  const source = readFileSync(file, 'utf8')
  return [...source.matchAll(imports)].flatMap(([, name = '', sheet = '']) => {
    const css = readFileSync(join(dirname(file), sheet), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')
    const known = new Set([...css.matchAll(classes)].map(([, one]) => one))
    const used = source.replaceAll(otherImports, '').matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))
    return [...used].flatMap(([whole, one]) => (known.has(one) ? [] : [whole]))
  })
}

// One unknown name keeps all names of its sheet in the script; without it, the build inlines them.
test('a component asks its style sheet only for classes that it has', () => {
  const files = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.tsx'),
  )
  const unknown = files.flatMap((file) => unknownClasses(join('app', file)).map((one) => `${file}: ${one}`))
  expect(unknown).toEqual([])
})
