import { startAttribution } from './attribution'

/** Starts the tracker. It belongs to the page, not to an element, so nothing takes it off. */
export default function attach(): undefined {
  startAttribution()
}
