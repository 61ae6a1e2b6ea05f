/** Phones and tablets. Those of iOS and Windows say "Mobile", too, and Opera Mini on other phones cannot read our script. */
const MOBILE = /Android|Mobile/i

/** Does the browser say that it is one of a phone or tablet, whatever the size of its window? */
export function isMobile(): boolean {
  return MOBILE.test(navigator.userAgent)
}
