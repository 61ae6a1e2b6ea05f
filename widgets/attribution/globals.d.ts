/** The globals of other scripts that this area alone reads; see `src/globals.d.ts`. */
export {}

type SetExtensionData = (namespace: string, data: Readonly<Record<string, string>>, replaces: boolean) => void

/** The actions of the block checkout's data store (contract 9.3). */
interface CheckoutActions {
  setExtensionData: SetExtensionData
  /** Its name before WooCommerce 9.9. */
  __internalSetExtensionData?: SetExtensionData
}

declare global {
  interface WordPressData {
    dispatch(store: string): CheckoutActions | undefined
    subscribe(listener: () => void, store: string): () => void
  }

  /** What the shop prints where it asks where orders come from, and the calls that the old tracker or ours puts there (contract 9.3). */
  interface OrderAttributionGlobal {
    params?: { allowTracking?: unknown; consentCategory?: string }
    /** The path of each field's value. */
    fields?: unknown
    setOrderTracking?: unknown
    getAttributionData?: unknown
  }

  interface Window {
    wc_order_attribution?: OrderAttributionGlobal
    /** The tracker's library, which other plugins bring, too (contract 12.1). */
    sbjs?: unknown
    /** The shop's blocks. */
    wc?: { wcBlocksData?: { CHECKOUT_STORE_KEY?: string } }
    /** Set by consent plugins, once they know which kind of consent counts for the visitor (contract 9.3). */
    wp_consent_type?: unknown
    /** The consent plugins' answer to whether the visitor has agreed to a category (contract 9.3). */
    wp_has_consent?(category: string): unknown
  }
}
