import { noteDecision } from './oldTracker'
import type { TrackerRecords } from './tracker/records'

/** What our calls for other scripts need. */
interface TrackerForOthers {
  /** Calls a listener each time that what is known changes. */
  onAttributionChange(listener: () => void): () => void
  /** Allows or denies tracking. */
  decideTracking(allowed: boolean): void
  isAllowed(): boolean
  /** The fields of an order. */
  readAttribution(): Readonly<Record<string, string>>
  /** What is known of the visitor; `undefined` as long as nothing is. */
  knownRecords(): TrackerRecords | undefined
}

const nothingKnown: TrackerRecords = {
  current: {},
  current_add: {},
  first: {},
  first_add: {},
  session: {},
  udata: {},
  promo: {},
}

/** Calls a script back with the records, as soon as there are any. */
function callWhenKnown(
  { knownRecords, onAttributionChange }: TrackerForOthers,
  callback: (get: TrackerRecords) => void,
) {
  const known = knownRecords()
  if (known) {
    callback(known)
    return
  }
  const stop = onAttributionChange(() => {
    const records = knownRecords()
    if (!records) return
    stop()
    callback(records)
  })
}

/**
 * Puts the calls of the old tracker on the page, for scripts that use them (contract 9.3, 12.1): `wc_order_attribution` and `sbjs`.
 * `sbjs.init` does not record again and ignores its options, because the settings count; it only calls back. If a plugin has brought the
 * real library of that name, that stays.
 *
 * @returns the function by which other scripts allow or deny tracking; it also updates the page's own settings.
 */
export function installForOthers(tracker: TrackerForOthers): (allowed: unknown) => void {
  const { wc_order_attribution: printed, sbjs } = window
  const shop: OrderAttributionGlobal = Object(printed)
  const setOrderTracking = (allowed: unknown) => {
    noteDecision(shop, allowed)
    tracker.decideTracking(!!allowed)
  }
  Object.assign(window, {
    wc_order_attribution: Object.assign(shop, {
      setOrderTracking,
      getAttributionData() {
        const data = Object.entries(tracker.readAttribution())
        return Object.fromEntries(data.map(([name, value]) => [name, tracker.isAllowed() ? value : null]))
      },
    }),
    sbjs: sbjs ?? {
      get get() {
        return tracker.knownRecords() ?? nothingKnown
      },
      init(preferences?: { callback?: unknown }) {
        const callback = preferences?.callback
        if (typeof callback === 'function') callWhenKnown(tracker, (get) => callback(get))
      },
    },
  })
  return setOrderTracking
}
