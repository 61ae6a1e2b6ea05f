import {
  defineWidget,
  h,
  Outlet,
  ServerElement,
  stores,
  useAllWithin,
  useHost,
  useState,
  useStore,
  useWithin,
} from '/shop-islands/api.js'

const { $cart, countInCart } = await stores.cart()

/** Ticks what is in the cart already, and says how much of the kit is still missing. */
function StarterKit() {
  const place = useWithin('.kit-state')
  const items = useAllWithin('[data-item]')
  const cart = useStore($cart)
  const [isShort, setIsShort] = useState(false)
  const countOf = (item) => countInCart(cart, item.dataset.item)
  const inCart = items.filter(countOf)
  const isComplete = inCart.length === items.length

  return [
    h(ServerElement, { of: useHost(), class: { 'is-complete': isComplete } }),
    items.map((item) => h(ServerElement, { key: item.dataset.item, of: item, hidden: isShort && countOf(item) > 0 })),
    inCart.map((item) =>
      h(
        Outlet,
        { key: item.dataset.item, append: item },
        h('p', { className: 'kit-tick' }, `${countOf(item)} trong giỏ`),
      ),
    ),
    h(
      Outlet,
      { in: place },
      h('progress', { value: inCart.length, max: items.length, 'aria-label': 'Đã có trong giỏ' }),
      h('output', null, isComplete ? 'Đủ cả rồi!' : `Đã có ${inCart.length} trên ${items.length} món`),
      h(
        'button',
        { type: 'button', onClick: () => setIsShort(!isShort) },
        isShort ? 'Hiện cả bộ' : 'Chỉ hiện món còn thiếu',
      ),
    ),
  ]
}

defineWidget({
  name: 'starter-kit',
  selectors: '[data-island="starter-kit"]',
  wake: 'visible',
  component: StarterKit,
})
