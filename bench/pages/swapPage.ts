import { page } from './page'

/** @returns a page with an empty panel, in which `inPage/swapPage` compares ways to swap a mini-cart; our script and jQuery are there. */
export function swapPage(): string {
  // Without cart cookies nothing is fetched then, so that only the measured swaps change the page.
  const head = `<script type="application/json" id="shop-islands-settings">{"skipEmptyCart":true}</script>
<script src="/vendor/jquery.js"></script>
<script type="module" src="/shop-islands/shop-islands.js"></script>
<script type="module" src="/bench/swapPage.js"></script>`
  return page(head, '<header class="header">Meo Meo</header><main><div class="panel"></div><p>Chân trang</p></main>')
}
