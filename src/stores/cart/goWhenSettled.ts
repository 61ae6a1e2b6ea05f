import { goTo, safeUrl } from '../../page/navigation'
import { allSettled } from './queue'

/**
 * Goes to an address, if there is a safe one, once every call that the shopper has asked for has ended: on the server, the next page's
 * session could overwrite theirs (field notes: Answers).
 *
 * @param wanted if it is aborted meanwhile, the page stays.
 * @returns whether it goes.
 */
export async function goWhenSettled(address: unknown, wanted?: AbortSignal): Promise<boolean> {
  const url = safeUrl(address)
  if (!url) return false
  await allSettled()
  return !wanted?.aborted && goTo(url)
}
