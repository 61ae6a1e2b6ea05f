import { emit } from '../../../src/bridge/pluginEvents'
import { whenIdle } from '../../../src/islands/whenIdle'
import { forEachIn } from '../../../src/page/arrivals'
import { $wishlist } from '../../../src/stores/wishlist/wishlist'
import type { WishlistData } from '../../../src/stores/wishlist/wishlistData'
import { wishlistSettings } from '../../../src/stores/wishlist/wishlistSettings'
import { countedProducts, listedProducts } from '../lists'
import { BUTTON, BUTTON_KINDS, productIdOf } from './buttonSelectors'
import { IN_LIST, paintButton, painted, repaintAll } from './paintButton'

/** How many buttons are filed in one idle piece, which stays far below a frame. */
const PIECE = 100
/** For at most this many products the buttons are looked up before the whole page is gone through. */
const LOOKED_UP = 50

/** The attributes of a button that name its product, and those that show whether that is in a list. */
const ATTRIBUTES = [
  'data-tinv-wl-product',
  'data-tinv-wl-productvariation',
  'data-product_id',
  'data-variation_id',
  'data-tinv-wl-action',
  'data-tinv-wl-list',
]

/** What has the mark of a product that is in a list, from whatever time. */
const MARKED = `.${IN_LIST}`

/** Buttons by their products. */
interface Filing {
  /** Files a button under the product that it is for now, whichever it was for before. @returns the product's id. */
  file(button: HTMLElement): string
  remove(button: HTMLElement): void
  /** The buttons of these products. */
  buttonsOf(ids: Iterable<string>): HTMLElement[]
}

function createFiling(): Filing {
  const byProduct = new Map<string, Set<HTMLElement>>()
  const filedUnder = new WeakMap<HTMLElement, string>()

  const remove = (button: HTMLElement) => {
    const id = filedUnder.get(button)
    if (id === undefined) return
    filedUnder.delete(button)
    byProduct.get(id)?.delete(button)
  }

  return {
    file(button) {
      const id = productIdOf(button)
      remove(button)
      filedUnder.set(button, id)
      byProduct.set(id, (byProduct.get(id) ?? new Set()).add(button))
      return id
    },
    remove,
    buttonsOf: (ids) => [...ids].flatMap((id) => [...(byProduct.get(id) ?? [])]),
  }
}

/**
 * Marks the buttons of the products in the data, and keeps them up to date, also in late content.
 *
 * From the state outward (decisions: Marks are painted from the data outward): the buttons of the few products in the data are looked up;
 * then the page is gone through once, in idle pieces, and each button is filed under its product. If the lists are empty and nothing is
 * marked, nothing is done. From then on a change of the data concerns only the few products that it names, and costs the same on a page
 * with 24 cards as with 5,000. Buttons that are inserted or removed are filed at once.
 *
 * @returns a function that stops it.
 */
export function keepMarked(): () => void {
  const filing = createFiling()
  let named = new Set<string>()
  let observer: MutationObserver | undefined

  const file = (button: HTMLElement) => {
    const isNamed = named.has(filing.file(button))
    // One that came marked may be from a copy of the page, as Turbo and htmx show on Back. The theme's number alone tells of no product.
    const isMarked = $wishlist.get()?.products && button.matches(MARKED)
    if (isNamed || painted.has(button) || isMarked) paintButton(button)
  }

  const unfile = (button: HTMLElement) => {
    if (button.isConnected) return
    painted.delete(button)
    filing.remove(button)
  }

  const onMutations = (records: readonly MutationRecord[]) => {
    for (const { type, target, addedNodes, removedNodes } of records) {
      forEachIn(removedNodes, BUTTON, unfile)
      forEachIn(addedNodes, BUTTON, file)
      // A button may stand for another product now, which may be in no list, or have lost our marks in a swap.
      if (type === 'attributes' && (target as Element).matches(BUTTON)) file(target as HTMLElement)
    }
  }

  const fileNamed = () => {
    // The lists may be empty by now.
    if (named.size === 0) return
    const selectors = [...named].map((id) => {
      const value = `="${CSS.escape(id)}"]`
      return `[data-tinv-wl-product${value},[data-island="wishlist-button"][data-product_id${value}`
    })
    document.querySelectorAll<HTMLElement>(selectors.join()).forEach(file)
  }

  const begin = () => {
    observer = new MutationObserver(onMutations)
    observer.observe(document, {
      childList: true,
      subtree: true,
      attributeFilter: ATTRIBUTES,
    })
    if (named.size <= LOOKED_UP) whenIdle(fileNamed)
    for (const kind of BUTTON_KINDS) {
      whenIdle(() => {
        const buttons = [...document.querySelectorAll<HTMLElement>(kind)]
        while (buttons.length > 0) {
          const piece = buttons.splice(0, PIECE)
          whenIdle(() => observer && piece.forEach(file))
        }
      })
    }
  }

  const onData = (data: WishlistData | undefined) => {
    if (!data) return
    named = new Set(listedProducts(data))
    if (wishlistSettings().wishlistStats) for (const id of countedProducts(data)) named.add(id)
    if (!observer && (named.size > 0 || (data.products && document.querySelector(MARKED)))) begin()
    const due = new Set([...painted, ...filing.buttonsOf(named)])
    // Listeners remove their own marks from all buttons, and add them again to those that they are told of afterwards (plugins contract
    // 2.5).
    emit('tinvwl_wishlist_mark_products', [data])
    repaintAll(due)
  }

  const stop = $wishlist.subscribe(onData)
  return () => {
    stop()
    observer?.disconnect()
    observer = undefined
    // It ends with the page's body, and nobody sees those buttons any more.
    painted.clear()
  }
}
