/** The tracker's cookies, without the `sbjs_` in front of their names (contract 12.1). */
export const cookieNames = [
  'current',
  'current_add',
  'first',
  'first_add',
  'session',
  'udata',
  'promo',
  'migrations',
] as const

/** One of the tracker's cookies. */
export type CookieName = (typeof cookieNames)[number]
