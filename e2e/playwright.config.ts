import { defineConfig } from '@playwright/test'
import { testBrowserOptions } from './support/testBrowser'

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  forbidOnly: true,
  retries: 0,
  fullyParallel: true,
  // The browser of one test keeps more than one core busy; a third would only make all of them slower.
  workers: 2,
  timeout: 30_000,
  reporter: [['line']],
  use: {
    browserName: 'chromium',
    locale: 'vi-VN',
    viewport: { width: 1280, height: 900 },
    launchOptions: await testBrowserOptions(),
  },
})
