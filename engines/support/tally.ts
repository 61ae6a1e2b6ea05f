import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { engines } from '../drivers/engines'

/** Ends the run with a line for each engine: how many journeys passed and failed in it, or how to get it. */
export default class Tally implements Reporter {
  readonly #passed: Record<string, boolean[]> = {}

  onTestEnd(test: TestCase, { status }: TestResult): void {
    const engine = test.parent.project()?.name ?? ''
    this.#passed[engine] ??= []
    this.#passed[engine].push(status === 'passed')
  }

  onEnd(): void {
    for (const { name, install, start } of engines) {
      const passed = this.#passed[name]
      if (!start) console.log(`${name}: not found on the PATH; ${install}`)
      else if (passed) {
        const failed = passed.filter((isPassed) => !isPassed).length
        console.log(`${name}: ${passed.length - failed} passed, ${failed} failed`)
      }
    }
  }
}
