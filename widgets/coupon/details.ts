/** A required field for further details about the shopper; only the paid edition has such fields. */
export const REQUIRED = '.wcb-input-required'

/** Is such a field still to be filled in? */
export const isMissing = ({ value }: HTMLInputElement): boolean => !value

/** What the shopper has filled in besides the address, by the names that the paid edition sends; empty where there are no such fields. */
export function detailsIn(box: ParentNode): Record<string, string> {
  const fields = box.querySelectorAll<HTMLInputElement>('[name^="wcb_input_"]')
  const details = Object.fromEntries([...fields].map(({ name, value }) => [name, value]))
  const account = box.querySelector<HTMLInputElement>('.wcb-register-account-checkbox')
  return account ? { ...details, accept_register_account: account.checked ? '1' : '0' } : details
}
