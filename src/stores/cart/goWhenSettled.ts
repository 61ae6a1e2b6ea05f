import { goTo, safeUrl } from '../../page/navigation'
import { allSettled } from './queue'

/**
 * Goes to an address, if there is a safe one, once every call that the shopper has asked for has ended: on the server, the next page's
 * session could overwrite theirs (field notes: Answers).
 *
 * @param isWanted asked then: may the page be left? It stays in any case where a script has put another page's body in the place of this
 *   one's meanwhile.
 * @returns whether it goes.
 */
export async function goWhenSettled(address: unknown, isWanted = () => true): Promise<boolean> {
  const url = safeUrl(address)
  if (!url) return false
  const { body } = document
  await allSettled()
  return body.isConnected && isWanted() && goTo(url)
}
