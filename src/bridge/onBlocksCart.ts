/**
 * Calls back when the shop's blocks tell that one of their two stores has changed, and it may be the cart. The block editor's store tells of
 * every new object, and so, at the checkout, of each pause while an address is typed: that does not count where its cart has the same items,
 * prices and all, as when it told last. It is asked only then: asked before, it might fetch the cart.
 *
 * @param hear `isEditors`: is it the block editor's store, with other items in its cart than when it told last?
 * @returns a function that stops it.
 */
export function onBlocksCart(hear: (isEditors: boolean) => void): () => void {
  let items: string | false | undefined
  const onSync = ({ detail }: WindowEventMap['wc-blocks_store_sync_required']) => {
    const before = items
    // The other store tells before this one has heard of the change, and this one says nothing of it then.
    items =
      detail?.type !== 'from_iAPI' && JSON.stringify(window.wp?.data?.select('wc/store/cart')?.getCartData().items)
    if (!items || items !== before) hear(!!items)
  }
  addEventListener('wc-blocks_store_sync_required', onSync)
  return () => removeEventListener('wc-blocks_store_sync_required', onSync)
}
