import { PropertySymbol } from 'happy-dom'

/**
 * happy-dom keeps forms and selects behind proxies, and a `closest()` that finds the element itself returns what is behind the proxy:
 * another object than everybody else knows.
 */
function mendClosest(): void {
  for (const { prototype } of [HTMLFormElement, HTMLSelectElement]) {
    const { closest } = prototype
    prototype.closest = function (this: Element & { [PropertySymbol.proxy]?: Element }, selector: string) {
      const found = closest.call(this, selector)
      return found === this ? (this[PropertySymbol.proxy] ?? found) : found
    }
  }
}

/** For a selector with `+` or `~`, happy-dom finds siblings of the element that was asked, too. */
function mendSiblings(): void {
  const { querySelectorAll } = Element.prototype
  Element.prototype.querySelectorAll = function (this: Element, selector: string) {
    const found = querySelectorAll.call(this, selector)
    if (!/[+~]/.test(selector)) return found
    return [...found].filter((element) => this.contains(element)) as unknown as typeof found
  }
}

/**
 * happy-dom leaves empty data attributes out when a dataset is copied or walked through; browsers do not, and the shop's buttons have
 * some (`data-product_sku=""`).
 */
function mendDataset(): void {
  const native = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'dataset')
  Object.defineProperty(HTMLElement.prototype, 'dataset', {
    configurable: true,
    get(this: HTMLElement) {
      return new Proxy<DOMStringMap>(native?.get?.call(this), {
        getOwnPropertyDescriptor(dataset, name) {
          const value = Reflect.get(dataset, name)
          return value === undefined ? undefined : { value, writable: true, enumerable: true, configurable: true }
        },
      })
    },
  })
}

/** Lets the window that has just been opened do what browsers do. */
export function mendHappyDom(): void {
  mendClosest()
  mendSiblings()
  mendDataset()
}
