/**
 * What a slider looks like once it is awake. Themes place and size its cells from outside, so most of this weighs nothing; only the strip
 * itself has to be laid out as it is moved. Beside the pictures the thumbnails stand in a column.
 */
export const sliderStyles = `
:where(.product-thumbnails>.flickity-viewport>.flickity-slider>*){flex:none;width:25%}
.slider.row-slider.flickity-enabled{display:block}
:where(.flickity-enabled){position:relative}
.flickity-enabled>.flickity-viewport{position:relative;overflow:hidden;height:auto;
transition:height var(--shop-islands-slide,200ms)}
.flickity-enabled.is-draggable>.flickity-viewport{cursor:grab;touch-action:pan-y pinch-zoom;user-select:none}
.flickity-enabled.is-dragging>.flickity-viewport{cursor:grabbing}
.flickity-enabled>.flickity-viewport>.flickity-slider{position:relative;display:flex;align-items:flex-start;
width:auto;height:auto}
.flickity-enabled>.flickity-viewport>.flickity-slider>*{position:relative;flex-shrink:0}
:where(.product-gallery-slider>.flickity-viewport>.flickity-slider>*){width:100%}
:where(:is(.slider,[data-island="slider"]):not(.row-slider,.row)>.flickity-viewport>.flickity-slider>*){width:100%}
:where(.flickity-page-dots){position:absolute;z-index:1;inset:auto 0 4px;display:flex;justify-content:center;pointer-events:none}
:where(.flickity-page-dots .dot){width:24px;height:24px;margin:0;padding:6px;border:0;background:none;cursor:pointer;pointer-events:auto}
:where(.flickity-page-dots .dot)::before{display:block;width:12px;height:12px;border:2px solid #fff;border-radius:50%;
background:#222;box-sizing:border-box;content:""}
:where(.flickity-page-dots .dot.is-selected)::before{background:#fff;border-color:#222}
:where(.flickity-enabled img){-webkit-user-drag:none}
:where(.flickity-prev-next-button){position:absolute;z-index:1;top:calc(50% - 22px);width:44px;height:44px;
padding:10px;border:0;border-radius:50%;background:rgb(255 255 255 / 80%);color:#222;cursor:pointer}
:where(.flickity-prev-next-button.previous){left:8px}
:where(.flickity-prev-next-button.next){right:8px}
:where(.flickity-prev-next-button:disabled){visibility:hidden}
:where(.flickity-button-icon){display:block;width:100%;height:100%;fill:currentcolor}
:where(.slider-no-arrows)>.flickity-prev-next-button{display:none}
@media (min-width:850px){.vertical-thumbnails .flickity-enabled>.flickity-viewport>.flickity-slider{flex-direction:column;align-items:stretch}}
@media (prefers-reduced-motion:reduce){.flickity-enabled>.flickity-viewport{transition:none}}
`
