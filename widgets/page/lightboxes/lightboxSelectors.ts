/** Groups of pictures that are stepped through together (contract 11.5). */
export const PICTURE_GROUP = '[data-island="picture-group"],.gallery,.lightbox-multi-gallery'

/** Links that are marked as opening a picture. */
export const PICTURE_LINK = '[data-island="picture-lightbox"],a.image-lightbox,a.lightbox-gallery'

/** Places in which every link to a picture opens it (contract 11.5). */
export const PICTURE_PLACES = `:is([id^="attachment"],.wp-block-image,.entry-content,${PICTURE_GROUP}) a:is([href*=".jp" i],[href*=".png" i],[href*=".webp" i],[href*=".avif" i])`

/** Links that open a video (contract 11.5). */
export const VIDEO_LINK =
  '[data-island="video-lightbox"],a.open-video,a.button:not(.product_type_external):is([href*="vimeo"],[href*="youtube.com/watch"])'

/** Parts of the page that a link to them opens as a lightbox (contract 9.2, 11.5). */
export const LIGHTBOX_CONTENT = '[data-island="lightbox"],.lightbox-by-id'
