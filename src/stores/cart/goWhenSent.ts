import { goTo, safeUrl } from '../../page/navigation'
import { allSent } from './queue'

/**
 * Goes to an address, if there is a safe one, once all calls that the shopper has asked for are through: on the server, the next page's
 * session could overwrite theirs (field notes: Answers).
 *
 * @returns whether it goes.
 */
export async function goWhenSent(address: unknown): Promise<boolean> {
  const url = safeUrl(address)
  if (!url) return false
  await allSent()
  return goTo(url)
}
