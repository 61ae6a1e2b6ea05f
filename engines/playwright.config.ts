import { defineConfig } from '@playwright/test'
import { engines } from './drivers/engines'
import type { EngineOptions } from './support/test'

/** Playwright runs the journeys; the browsers are steered by `drivers/`. */
export default defineConfig<object, EngineOptions>({
  testDir: 'journeys',
  testMatch: '*.ts',
  outputDir: '../test-results',
  forbidOnly: true,
  retries: 0,
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { toPass: { timeout: 15_000, intervals: [50, 100, 250] } },
  reporter: [['line'], ['./support/tally.ts']],
  projects: engines.filter(({ start }) => start).map(({ name }) => ({ name, use: { engine: name } })),
})
