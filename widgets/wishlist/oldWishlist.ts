import type { OldScript } from '../../src/islands/oldScripts'

/** The plugin's own script: where it still runs it does everything itself, and ours stands back. */
export const oldWishlist: OldScript = { tags: ['ti-woocommerce-wishlist'], ours: 'stands back' }
