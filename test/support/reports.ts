import { vi } from 'vitest'
import type { ReportDetail } from '../../src/page/report'

/** One `shop-islands:error` that bubbled up to the document. */
export interface SeenReport extends ReportDetail {
  target: EventTarget | null
}

/** Collects what the script reports, and keeps its console messages out of the test's output. */
export function collectReports(): SeenReport[] {
  const seen: SeenReport[] = []
  vi.spyOn(console, 'error').mockImplementation(() => {})
  document.addEventListener('shop-islands:error', (event) => {
    seen.push({ ...(event as CustomEvent<ReportDetail>).detail, target: event.target })
  })
  return seen
}

/** What the theme author has read in the console so far, one text per message. */
export function consoleMessages(): string[] {
  return vi.mocked(console.error).mock.calls.map((parts) => parts.map(String).join(' '))
}
