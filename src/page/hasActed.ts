/**
 * Has the visitor clicked or pressed a key on this page, also before this script was there? Where the browser counts a page's events, it is
 * asked for those: its activation is handed on to pages of the same origin (Chromium 142 and later), also by a reload, and says only that
 * somebody has acted somewhere in the shop.
 */
export function hasActed(): boolean {
  const { eventCounts } = performance
  // Safari before 26.2 does not count, and a clock of a test's has no counts either.
  if (!eventCounts?.get) return !!navigator.userActivation?.hasBeenActive
  return ['click', 'keydown'].some((type) => eventCounts.get(type))
}
