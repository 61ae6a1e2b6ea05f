import { pass } from '../../support/freshPage'
import { startScript } from '../../support/startPage'

/** What the tracker knows at the moment. One object for all copies of the script: a custom element outlives the page of its test. */
export interface FakeTracker {
  values: Record<string, string>
  listeners: Set<() => void>
}

/** Attribution data as a campaign's visitor has them on the third page (contract 9.3); one field has no value. */
export const campaign: Readonly<Record<string, string>> = {
  source_type: 'utm',
  referrer: 'https://fb.test/',
  utm_campaign: 'tết 2026',
  utm_source: 'fb',
  utm_medium: 'social',
  utm_content: 'a"b',
  utm_id: '77',
  utm_term: '',
  utm_source_platform: 'meta',
  utm_creative_format: 'video',
  utm_marketing_tactic: '(none)',
  session_entry: 'https://shop.example/?utm_source=fb',
  session_start_time: '2026-03-01 08:00:00',
  session_pages: '3',
  session_count: '2',
  user_agent: 'UA/1',
}

/** The same fields, each empty, as they are when tracking is denied. */
export const denied: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(campaign).map((field) => [field, '']),
)

/** The tracker knows other things now, and says so. */
export function tell(tracker: FakeTracker, values: Readonly<Record<string, string>>): void {
  tracker.values = { ...values }
  for (const listener of tracker.listeners) listener()
}

/** Starts the page with the widgets of the checkout, those of attribution among them, and lets it come to rest. */
export async function startCheckout(): Promise<void> {
  const [{ checkout }, { attribution }] = await Promise.all([
    import('../../../widgets/checkout/definitions'),
    import('../../../widgets/attribution/definitions'),
  ])
  await startScript([...checkout, ...attribution])
  // Hosts are looked for when the browser is idle, and what their widgets need is fetched after that.
  await pass(100)
  await pass(100)
}
