/** A value of a content file. */
export type Value = string | number | boolean | null | readonly Value[] | { readonly [name: string]: Value }

/** The way to a field: names of fields, and places in lists counted from zero. */
export type Path = readonly (string | number)[]

/** One step of editing. Only the field that it names is written. */
export type Change =
  | { readonly op: 'set'; readonly path: Path; readonly value: Value }
  | { readonly op: 'insert'; readonly path: Path; readonly at: number; readonly value: Value }
  | { readonly op: 'remove'; readonly path: Path }
  | { readonly op: 'move'; readonly path: Path; readonly from: number; readonly to: number }

/** A change that cannot be made, since the file is not as it supposes. */
export class ImpossibleChange extends Error {}

export const isList = (value: unknown): value is readonly Value[] => Array.isArray(value)

export const isRecord = (value: unknown): value is Readonly<Record<string, Value>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a path is another one or leads on from it. */
export const isWithin = (path: Path, around: Path) => around.every((step, at) => path[at] === step)

/** Whether two values of content are equal, whatever the order of their fields. */
export function isSame(one: Value | undefined, other: Value | undefined): boolean {
  if (isList(one))
    return isList(other) && one.length === other.length && one.every((value, at) => isSame(value, other[at]))
  if (!isRecord(one)) return one === other
  const names = Object.keys(one)
  return (
    isRecord(other) &&
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isSame(one[name], other[name]))
  )
}

/** The value at a path, or `undefined`. */
export function valueAt(data: Value | undefined, path: Path): Value | undefined {
  return path.reduce<Value | undefined>((at, step) => {
    if (isList(at)) return typeof step === 'number' ? at[step] : undefined
    return isRecord(at) && Object.hasOwn(at, step) ? at[step] : undefined
  }, data)
}

/** The data with another value at a path. What is on the way there has to exist. */
function replaced(data: Value | undefined, path: Path, next: (at: Value | undefined) => Value): Value {
  const [step, ...rest] = path
  if (step === undefined) return next(data)
  if (isList(data) && typeof step === 'number' && step >= 0 && step < data.length)
    return data.with(step, replaced(data[step], rest, next))
  if (isRecord(data) && (Object.hasOwn(data, step) || rest.length === 0))
    return { ...data, [step]: replaced(data[step], rest, next) }
  throw new ImpossibleChange(`There is no ${path.join('.')} to change.`)
}

function listAt(data: Value | undefined, path: Path, reachable: (list: readonly Value[]) => boolean) {
  const list = valueAt(data, path)
  if (!isList(list) || !reachable(list)) throw new ImpossibleChange(`${path.join('.')} has no such entry.`)
  return list
}

/** What the data is after a change: the rule that the written text is compared with. */
export function changed(data: Value, change: Change): Value {
  const { path } = change
  switch (change.op) {
    case 'set':
      return replaced(data, path, () => change.value)
    case 'insert': {
      const list = listAt(data, path, ({ length }) => change.at >= 0 && change.at <= length)
      return replaced(data, path, () => list.toSpliced(change.at, 0, change.value))
    }
    case 'move': {
      const { from, to } = change
      const list = listAt(data, path, (all) => from in all && to in all)
      return replaced(data, path, () => list.toSpliced(from, 1).toSpliced(to, 0, list[from] as Value))
    }
    case 'remove': {
      const last = path.at(-1)
      const around = valueAt(data, path.slice(0, -1))
      if (last === undefined || valueAt(data, path) === undefined)
        throw new ImpossibleChange(`There is no ${path.join('.')} to remove.`)
      return replaced(data, path.slice(0, -1), () =>
        isList(around)
          ? around.toSpliced(Number(last), 1)
          : Object.fromEntries(
              Object.entries(isRecord(around) ? around : {}).filter(([name]) => name !== last),
            ),
      )
    }
  }
}
