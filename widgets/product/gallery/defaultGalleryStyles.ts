/**
 * What the shop's default gallery looks like once it is awake. What a theme styles itself has the last word.
 */
export const defaultGalleryStyles = `
.woocommerce-product-gallery>.flex-viewport{overflow:hidden;touch-action:pan-y pinch-zoom;
transition:height var(--shop-islands-slide,200ms)}
.flex-viewport>.woocommerce-product-gallery__wrapper{display:flex;align-items:flex-start}
.woocommerce-product-gallery>.flex-viewport>.woocommerce-product-gallery__wrapper>*{display:block;flex:none;
width:100%}
:where(.flex-control-thumbs){display:flex;flex-wrap:wrap;margin:0;padding:0;list-style:none}
:where(.flex-control-thumbs li){flex:none;width:25%}
:where(.flex-control-thumbs img){display:block;width:100%;cursor:pointer}
:where(.flex-control-thumbs img:not(.flex-active)){opacity:0.6}
:where(.woocommerce-product-gallery){position:relative}
:where(.woocommerce-product-gallery__trigger){position:absolute;z-index:9;top:0.5em;right:0.5em;display:grid;
place-items:center;width:44px;height:44px;border-radius:50%;background:#fff;text-decoration:none}
@media (prefers-reduced-motion:reduce){.woocommerce-product-gallery>.flex-viewport{transition:none}}
`
