/**
 * What the lightbox looks like. It travels with the lightbox's own code, so that no page pays for it before a picture is opened, and
 * comes into the page as a constructed style sheet, which needs no request and no `style-src` of its own.
 *
 * Themes adjust it by `--shop-islands-lightbox-color`, `-background` and `-layer`. The class names of the parts are PhotoSwipe's.
 */
export const lightboxStyles = `
.pswp:not(.pswp--open),.pswp [hidden]{display:none!important}
.pswp{position:fixed;inset:0;z-index:var(--shop-islands-lightbox-layer,100000);overflow:hidden;contain:layout style size;
touch-action:none;outline:0;opacity:.003;will-change:opacity;color:var(--shop-islands-lightbox-color,#fff);
-webkit-tap-highlight-color:transparent}
.pswp *{box-sizing:border-box}
.pswp :is(.pswp__bg,.pswp__scroll-wrap,.pswp__container,.pswp__item,.pswp__zoom-wrap,.pswp__content,.pswp__img){
position:absolute;top:0;left:0}
.pswp :is(.pswp__bg,.pswp__scroll-wrap,.pswp__container,.pswp__item,.pswp__content){width:100%;height:100%}
.pswp__bg{background:var(--shop-islands-lightbox-background,#000);opacity:.005;will-change:opacity}
.pswp__scroll-wrap,.pswp__item{overflow:hidden}
.pswp__item{z-index:1}
.pswp img{max-width:none;user-select:none}
.pswp div.pswp__img--placeholder{background:#222}
.pswp--click-to-zoom.pswp--zoom-allowed .pswp__img{cursor:zoom-in}
.pswp--click-to-zoom.pswp--zoomed-in .pswp__img{cursor:grab}
.pswp__content{display:grid;padding:4em 1em;pointer-events:none}
.pswp__content>*{margin:auto;pointer-events:auto}
.pswp__error-msg,.pswp__error-msg a{color:inherit}
.pswp__button{position:absolute;z-index:10;display:grid;place-items:center;width:52px;height:52px;margin:0;padding:0;border:0;
border-radius:50%;background:rgb(0 0 0/45%);color:inherit;font:28px/1 sans-serif;cursor:pointer}
.pswp__button:hover{background:rgb(0 0 0/75%)}
.pswp__button:focus-visible{outline:3px solid currentcolor;outline-offset:-6px}
.pswp__button--close{top:8px;right:8px}
.pswp__button--arrow{top:calc(50% - 26px)}
.pswp__button--prev{left:8px}
.pswp__button--next{right:8px}
.pswp__about{position:absolute;inset:auto 0 0;z-index:9;display:flex;gap:.25em 1.5em;justify-content:center;flex-wrap:wrap;margin:0;
padding:14px 16px;background:rgb(0 0 0/55%);font:16px/1.4 sans-serif;text-align:center;pointer-events:none}
`
