import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { testBrowserOptions } from './support/testBrowser'

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  forbidOnly: true,
  retries: 0,
  fullyParallel: true,
  // One browser for each core leaves a third of it idle, because tests wait for what takes its time; more than eight need a lot of memory.
  workers: Math.min(2 * availableParallelism(), 8),
  timeout: 30_000,
  // What has failed is told at the end: of a long log, CI keeps the end.
  reporter: [['dot']],
  use: {
    browserName: 'chromium',
    locale: 'vi-VN',
    viewport: { width: 1280, height: 900 },
    launchOptions: await testBrowserOptions(),
  },
})
