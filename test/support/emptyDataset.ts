/**
 * happy-dom leaves empty data attributes out when a dataset is copied or walked through; browsers do not, and the shop's buttons have
 * some (`data-product_sku=""`). Importing this file corrects that.
 */
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
