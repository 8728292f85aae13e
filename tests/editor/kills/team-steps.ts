import { isDeepStrictEqual } from 'node:util'
import { type Change, changed, type Value, valueAt } from '../../../editor/core/change'
import { pick } from '../../server/random'
import type { Answer, Killable } from './killable-editor'

/** The team's file as people see it in the form, and as the site shows it: they differ while there is a draft. */
export interface Team {
  data: Value
  shown: Value
}

/** One step of editing, what it is asked with and what is there after it. */
export interface Step {
  after: Team
  ask(editor: Killable): Promise<Answer>
  /** The editor has said that it is done, or it was found so after a kill. */
  answered(): void
}

const file = 'team.yaml'
const name = ['director', 'name']

/** Names that the form takes, and one that it keeps as a draft. */
const names = (count: number) => [`Asha ${count}`, `ଆଶା ${count}`, `A: #${count} “quoted”`, '']

function changeFor(data: Value, count: number, random: () => number): Change {
  const list = ['members']
  const members = valueAt(data, list)
  const people = Array.isArray(members) ? (members as Value[]) : []
  const most = people.length - 1
  const changes: Change[] = [{ op: 'set', path: name, value: pick(random, names(count)) }]
  if (most >= 1) changes.push({ op: 'move', path: list, from: 0, to: most })
  if (most >= 2) changes.push({ op: 'remove', path: [...list, most] })
  if (most < 9) {
    const value = { ...(people[0] as object), id: `member-${count}` } as Value
    changes.push({ op: 'insert', path: list, at: 0, value })
  }
  // One that changes nothing is no step to undo.
  return pick(
    random,
    changes.filter((change) => !isDeepStrictEqual(changed(data, change), data)),
  )
}

/** Random steps in the team's file, and what each leaves behind. */
export function teamSteps(begin: Value) {
  /** Every state so far, and which of them is the present one. */
  let states: Team[] = [{ data: begin, shown: begin }]
  let at = 0
  let count = 0
  const now = () => states[at] as Team

  function goTo(place: number, path: string): Step {
    return {
      after: states[place] as Team,
      ask: (editor) => editor.post(path, {}),
      answered: () => {
        at = place
      },
    }
  }

  function change(random: () => number): Step {
    count += 1
    const group = `step ${count}`
    const own = changeFor(now().data, count, random)
    const data = changed(now().data, own)
    const after = { data, shown: valueAt(data, name) === '' ? now().shown : data }
    return {
      after,
      ask: async (editor) => {
        const opened = await editor.get(`/file?name=${file}`)
        if (!opened) return undefined
        const { revision } = opened.body as { revision: string }
        return editor.post('/change', { file, revision, id: group, change: own, label: 'Team', group })
      },
      answered: () => {
        states = [...states.slice(0, at + 1), after]
        at += 1
      },
    }
  }

  return {
    now,
    next(random: () => number): Step {
      const way = random()
      if (way < 0.2 && at > 0) return goTo(at - 1, '/undo')
      if (way < 0.3 && at < states.length - 1) return goTo(at + 1, '/redo')
      return change(random)
    },
  }
}
