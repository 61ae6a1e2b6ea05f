import { vi } from 'vitest'

/** Makes the page one of a tab behind. @returns a function that brings the tab to the front. */
export function hidePage(): () => void {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  return () => {
    visibility.mockReturnValue('visible')
    document.dispatchEvent(new Event('visibilitychange'))
  }
}
