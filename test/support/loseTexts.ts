import { onTestFinished, vi } from 'vitest'

/**
 * No text can be loaded on the page that this test opens, however often it is tried. The call that loads them fails, not their file: a
 * file's mock that throws comes in a task that `pass` does not wait for, unless a test before this one has loaded what is around it.
 */
export function loseTexts(): void {
  vi.doMock('../../src/text/text', async (load) => ({
    ...(await load<object>()),
    loadTexts: () => Promise.reject(new Error('Failed to fetch dynamically imported module')),
  }))
  onTestFinished(() => vi.doUnmock('../../src/text/text'))
}
