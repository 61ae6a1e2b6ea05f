/** The part of jQuery that plugins add themselves to. */
interface JQueryPlugins {
  fn?: Record<string, unknown>
}

/**
 * Other scripts call `jQuery(gallery).wc_product_gallery()` after they have put a gallery into the page (contract 4.1). Ours wakes there
 * by itself, so it is enough that the call does no harm.
 */
export function provideGalleryPlugin(): void {
  const plugins = (window as { jQuery?: JQueryPlugins }).jQuery?.fn
  if (!plugins || 'wc_product_gallery' in plugins) return
  plugins['wc_product_gallery'] = function (this: unknown) {
    return this
  }
}
