/** The globals of other scripts that this area alone reads; see `src/globals.d.ts`. */
import type { GalleryParams } from './gallery/galleryParams'

declare global {
  interface WordPressGlobal {
    /** WordPress' engine for templates (contract 5.3); many pages do not have it. */
    template?(id: string): (data: unknown) => string
    /** WordPress' players for audio and video. */
    mediaelement?: { initialize?(): void }
  }

  interface Window {
    /** What the shop prints for its gallery, besides settings (contract 4.1). */
    wc_single_product_params?: GalleryParams
    /** The HTML of each product's own gallery, where variations have galleries of their own (contract 5.5). */
    wc_variation_gallery_defaults?: Readonly<Record<string, unknown>>
  }
}
