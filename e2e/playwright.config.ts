import { defineConfig } from '@playwright/test'
import { testBrowserOptions } from './support/testBrowser'

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  forbidOnly: true,
  retries: 0,
  fullyParallel: true,
  // One more than cores: a test that waits for a slow server leaves its core to others.
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
