/** A field for more about the shopper that the server will not do without; only the paid edition asks for more. */
export const REQUIRED = '.wcb-input-required'

/** Is such a field still to be filled in? */
export const isMissing = ({ value }: HTMLInputElement): boolean => !value

/** What the shopper says of themselves beside the address, by the names under which the paid edition sends it; empty where it asks for nothing. */
export function detailsIn(box: ParentNode): Record<string, string> {
  const fields = box.querySelectorAll<HTMLInputElement>('[name^="wcb_input_"]')
  const details = Object.fromEntries([...fields].map(({ name, value }) => [name, value]))
  const account = box.querySelector<HTMLInputElement>('.wcb-register-account-checkbox')
  return account ? { ...details, accept_register_account: account.checked ? '1' : '0' } : details
}
