import { goTo } from '../../page/navigation'
import { allSent } from './queue'

/**
 * Goes to an address, if it is safe, once all calls that the shopper has asked for are through: on the server, the next page's session could
 * overwrite theirs (field notes: Answers).
 *
 * @returns whether it goes.
 */
export async function goWhenSent(address: unknown): Promise<boolean> {
  await allSent()
  return goTo(address)
}
