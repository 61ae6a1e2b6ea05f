/**
 * Completes an address as the shopper typed it (plugins contract 1.14; behaviour contact-form.input.url-gets-http): one with a dot and
 * without a scheme gets `http://`.
 *
 * @returns the address without blanks around it.
 */
export function completeUrl(text: string): string {
  const address = text.trim()
  if (/^[a-z][a-z\d+.-]*:/i.test(address) || !address.includes('.')) return address
  return `http://${address.replace(/^\/+/, '')}`
}
