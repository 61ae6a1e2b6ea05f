import { type APIRequestContext, expect, type Page } from '@playwright/test'
import type { FaultRule } from '../../fixtures/shop/faults'
import type { LoggedCall } from '../../fixtures/shop/requestLog'

/** A disturbance of the demo shop's answers: `delay` in ms, `times` the number of calls, all where absent. */
export type Fault = Pick<FaultRule, 'endpoint' | 'fault'> & Partial<FaultRule>

/** What a page asks for without anybody having asked: the cart once, the wishlists after the first interaction. */
const ownCalls = ['get_refreshed_fragments', 'tinvwl/get_data']

/** The demo shop, as a test steers it. */
export class DemoShop {
  readonly url: string
  readonly #request: APIRequestContext

  constructor(url: string, request: APIRequestContext) {
    this.url = url
    this.#request = request
  }

  /** Forgets every cart, fault and call. */
  async reset(): Promise<void> {
    await expect(await this.#request.post(`${this.url}/__demo/reset`)).toBeOK()
  }

  /** Disturbs answers from now on; no faults clears them. */
  async disturb(...faults: Fault[]): Promise<void> {
    await expect(await this.#request.post(`${this.url}/__demo/faults`, { data: faults })).toBeOK()
  }

  /** Every call that the shop has seen since the test began. */
  async everyCall(): Promise<LoggedCall[]> {
    return (await this.#request.get(`${this.url}/__demo/requests`)).json()
  }

  /** The calls of one kind, or all that somebody asked for. */
  async calls(endpoint?: string): Promise<LoggedCall[]> {
    const seen = await this.everyCall()
    return seen.filter((call) => (endpoint ? call.endpoint === endpoint : !ownCalls.includes(call.endpoint)))
  }

  /**
   * Puts products into the cart of the tab's visitor, by the server's own links: no call is logged and no notice stays.
   *
   * @param ids product ids, a repeated one for each piece.
   */
  async fillCart(page: Page, ...ids: number[]): Promise<void> {
    for (const id of ids) await expect(await page.request.get(`/cua-hang/?add-to-cart=${id}`)).toBeOK()
  }
}
