/**
 * The large picture under the pointer, and the notice where it did not load.
 */
export const zoomStyles = `
:where(.has-image-zoom .slide,.woocommerce-product-gallery__image){position:relative}
:where(.easyzoom-flyout){position:absolute;inset:0;z-index:1;overflow:hidden;background:#fff}
.easyzoom-flyout{pointer-events:none}
.easyzoom-flyout>img{display:block;max-width:none;height:auto;will-change:transform}
:where(.easyzoom-notice){position:absolute;inset:auto 0 0;z-index:2;padding:0.5em 1em;background:rgb(0 0 0 / 70%);
color:#fff;text-align:center;pointer-events:none}
`
