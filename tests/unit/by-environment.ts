import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const opensDocument = ({ moduleId }: TestSpecification) =>
  readFileSync(moduleId, 'utf8').includes('// @vitest-environment jsdom')

/**
 * Files that need a document run one after another, before all others. Vitest ends a process if the next file needs another
 * environment, and starts and imports everything again.
 */
export class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return [...sorted.filter(opensDocument), ...sorted.filter((file) => !opensDocument(file))]
  }
}
