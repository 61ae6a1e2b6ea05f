import { startAttribution } from './attribution'

/** Starts the tracker. A service: it belongs to the page, not to an element, and draws nothing, so nothing takes it off. */
export function trackVisit(): undefined {
  startAttribution()
}
