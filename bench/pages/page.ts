/** The picture of every product of the bench. */
export const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="20" cy="20" r="18" fill="#e9b872"/></svg>'

const styles = `body{margin:0;font:16px/1.4 system-ui,sans-serif}
.header{position:sticky;top:0;display:flex;gap:2em;padding:8px;background:#fff;z-index:2}
.header .nav-dropdown{position:absolute;top:100%;right:0;display:none;background:#fff}
.header .current-dropdown .nav-dropdown{display:block}
.screen-reader-text{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.products{display:grid;grid-template-columns:repeat(4,1fr);gap:16px;padding:16px}
.product-small img{display:block;width:100%;height:auto}
.mini_cart_item{display:flex;gap:8px;align-items:center}
.panel ul{height:300px;overflow:auto;overflow-anchor:none;margin:0;padding:0}
.loading{opacity:.5}`

/**
 * A whole document, the same for every side.
 *
 * @param head further elements of the head.
 * @param body the content of the body.
 */
export function page(head: string, body: string): string {
  return `<!doctype html>
<html lang="vi"><head><meta charset="utf-8"><title>Meo Meo Shop</title><link rel="icon" href="data:,">
<style>${styles}</style>
<!-- As on a real page, our tag stands in the head; the side itself is imported by the measurement. -->
<script type="text/plain" data-shop-islands></script>
${head}
</head>
<body class="woocommerce woocommerce-page">
${body}
</body></html>`
}
