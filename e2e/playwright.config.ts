import { defineConfig } from '@playwright/test'
import { testBrowserOptions } from './support/testBrowser'

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  forbidOnly: true,
  retries: 0,
  fullyParallel: true,
  // Two browsers leave a fifth of two cores idle, because tests wait for what takes its time.
  workers: 3,
  timeout: 30_000,
  reporter: [['line']],
  use: {
    browserName: 'chromium',
    locale: 'vi-VN',
    viewport: { width: 1280, height: 900 },
    launchOptions: await testBrowserOptions(),
  },
})
