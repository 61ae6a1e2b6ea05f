/** Writes into the shop's own object, which other scripts may hold, whether the visitor may be tracked. */
export function noteDecision(shop: OrderAttributionGlobal, allowed: unknown): void {
  shop.params ??= {}
  shop.params.allowTracking = !!allowed
}
