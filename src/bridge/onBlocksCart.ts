/**
 * Calls back when the shop's blocks tell that one of their two stores has changed, where that may be the cart. The block editor's store
 * tells of every new object: at the checkout, after each pause while an address is typed. That does not count where its cart has the same
 * items, with the same prices, as when it told last. The store is asked for its items only when it tells: asked before, it might fetch the
 * cart.
 *
 * @param hear `pieces`: how many are in the cart of the block editor's store; `undefined` where the other store told, or it cannot be read.
 * @returns a function that stops it.
 */
export function onBlocksCart(hear: (pieces: number | undefined) => void): () => void {
  let former: string | undefined
  const onSync = ({ detail }: WindowEventMap['wc-blocks_store_sync_required']) => {
    const before = former
    // The other store tells before this one has heard of the change, and this one says nothing of it then.
    const items =
      detail?.type === 'from_iAPI' ? undefined : window.wp?.data?.select('wc/store/cart')?.getCartData().items
    former = items && JSON.stringify(items)
    if (!items || former !== before) hear(items?.reduce((sum, { quantity }) => sum + Number(quantity), 0))
  }
  addEventListener('wc-blocks_store_sync_required', onSync)
  return () => removeEventListener('wc-blocks_store_sync_required', onSync)
}
