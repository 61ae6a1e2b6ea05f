import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * The order of the files of tests: those that say `@vitest-environment node` come first. Vitest ends a worker when the next file asks for
 * another environment, and one that is new reads all libraries again: mixed, the files wore out 28 workers in place of four.
 */
export class WindowlessFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isWindowless = ({ moduleId }: TestSpecification) =>
      readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment node')
    const windowless = new Set(sorted.filter(isWindowless))
    return [...windowless, ...sorted.filter((file) => !windowless.has(file))]
  }
}
