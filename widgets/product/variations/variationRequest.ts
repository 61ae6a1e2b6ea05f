import { storedData } from '../../../src/bridge/storedData'
import { block } from '../../../src/page/block'
import { settings } from '../../../src/stores/settings'
import type { CallOptions } from '../../../src/wire/request'
import { postGetVariation } from './variationCall'
import { asText, parseAttribute, type VariationData } from './variationData'

/** Requests the variations of one form from the server, one at a time. */
export interface VariationRequest {
  /**
   * Requests the variation of a choice. The form is blocked meanwhile; an earlier request is dropped.
   *
   * @param chosen options by attribute name.
   * @param more who else hears of the answer.
   * @returns the variation; `false` for none; `undefined` where another request came in between.
   * @throws what `postGetVariation` throws.
   */
  ask(
    chosen: Readonly<Record<string, string>>,
    more: Pick<CallOptions, 'answered'>,
  ): Promise<VariationData | false | undefined>
  /** Drops the request that is under way. */
  drop(): void
}

/**
 * Makes what requests the variations of a form.
 *
 * @param form has `data-product_id` and, where a plugin needs it, `data-custom_data` (contract 5.4).
 */
export function createVariationRequest(form: HTMLElement): VariationRequest {
  let asking = new AbortController()
  return {
    drop: () => asking.abort(),
    async ask(chosen, more) {
      asking.abort()
      const own = new AbortController()
      asking = own
      const { signal } = own
      const unblock = block(form)
      signal.onabort = unblock
      const { product_id, custom_data: printed } = form.dataset
      const custom_data = storedData(form)['custom_data'] ?? (printed && parseAttribute(printed))
      const { shopEndpoint, addTimeout: timeout } = settings()
      try {
        const fields = { ...chosen, product_id: asText(product_id), ...(custom_data ? { custom_data } : {}) }
        const variation = await postGetVariation(fields, shopEndpoint, { timeout, signal, ...more })
        return signal.aborted ? undefined : variation
      } catch (error) {
        if (signal.aborted) return
        throw error
      } finally {
        unblock()
      }
    },
  }
}
