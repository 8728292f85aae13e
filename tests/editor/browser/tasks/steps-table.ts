import { loadavg } from 'node:os'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

interface Done {
  title: string
  way: 'mouse' | 'keyboard'
  steps: number
  ms: number
}

const inWords = (done: Done | undefined) =>
  done ? `${done.steps} steps, ${(done.ms / 1000).toFixed(1)} s` : 'failed'

/** Prints the table of the everyday tasks for docs/editor.md. */
export default class StepsTable implements Reporter {
  readonly #done: Done[] = []
  readonly #load = loadavg()[0] ?? 0

  onTestEnd(_: TestCase, { attachments, status }: TestResult) {
    const body = attachments.find(({ name }) => name === 'steps')?.body
    if (body && status === 'passed') this.#done.push(JSON.parse(body.toString()))
  }

  onEnd() {
    const of = (title: string, way: Done['way']) =>
      inWords(this.#done.find((one) => one.title === title && one.way === way))
    const titles = new Set(this.#done.map(({ title }) => title))
    if (!titles.size) return
    console.log('\n| task | mouse | keyboard |\n|---|---|---|')
    for (const title of titles) console.log(`| ${title} | ${of(title, 'mouse')} | ${of(title, 'keyboard')} |`)
    const loads = `${this.#load.toFixed(1)} before, ${(loadavg()[0] ?? 0).toFixed(1)} after`
    console.log(`\n${new Date().toISOString().slice(0, 10)}; load of the machine ${loads}.`)
  }
}
