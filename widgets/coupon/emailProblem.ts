/** What both readings of the pop-up and the widget take for an address (plugins contract 4.4). */
const ADDRESS = /^[a-z\d._-]+@[a-z\d.-]+\.[a-z]{2,4}$/i

/**
 * What is wrong with an e-mail address (behaviours coupon-popup.email.*, subscribe.email.*).
 *
 * @param address without blanks around it.
 * @returns the name of the text that says it; `undefined` where nothing is wrong.
 */
export function emailProblem(address: string): 'emptyEmail' | 'invalidEmail' | undefined {
  if (!address) return 'emptyEmail'
  return ADDRESS.test(address) ? undefined : 'invalidEmail'
}
