import { isDrawn } from '../../../src/page/elements'
import { productOfForm } from '../../../src/page/productOfForm'
import { PRODUCT } from './buttonProduct'

/** Values of names with brackets, as PHP nests them. */
interface Nested {
  [key: string]: string | Nested
}

/** The values of a product's form (plugins contract 2.3). */
interface ProductFormValues {
  /**
   * Values by name without brackets; names with brackets become objects. `tinvwl-hidden-fields` is a list of the names of hidden fields.
   */
  fields: Record<string, string | Nested | string[]>
  files: Record<string, File>
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const all = (selector: string, root: ParentNode = document) => [...root.querySelectorAll<HTMLElement>(selector)]

/** Is a form for this product? `undefined` where it does not tell. */
function isOf(form: HTMLElement, productId: string): boolean | undefined {
  const id = productOfForm(form)
  return id ? id === productId : undefined
}

/**
 * The forms whose values are sent: those of the product, preferably beside the button; else the one around the button; else those that do
 * not name a product. Never another product's, of which the page may have many.
 */
function formsOf(button: HTMLElement, productId: string): HTMLElement[] {
  const own = button.closest(PRODUCT)
  const forms = all('form.cart[method="post"],form.vtajaxform')
  const ranks = forms.map((form) => {
    const isOurs = isOf(form, productId)
    if (isOurs === undefined) return form.contains(button) ? 2 : 1
    if (!isOurs) return 0
    return own?.contains(form) ? 4 : 3
  })
  const best = Math.max(1, ...ranks)
  const found = forms.filter((_form, index) => ranks[index] === best)
  // Of two forms of a product, each hidden on the other's devices, it is the one that is displayed.
  const drawn = best > 2 && found.length > 1 ? found.filter(isDrawn) : []
  return drawn.length > 0 ? drawn : found
}

function valuesOf(control: Control): string[] {
  if (control instanceof HTMLSelectElement) return [...control.selectedOptions].map(({ value }) => value)
  if (!/^(checkbox|radio)$/.test(control.type)) return [control.value]
  return (control as HTMLInputElement).checked ? [control.value || 'true'] : []
}

/** Puts a value at the path in its brackets; empty brackets stand for the next number. */
function put(place: Nested, [bracket = '', ...deeper]: readonly string[], value: string): void {
  const key = bracket || String(Object.keys(place).length)
  if (deeper.length === 0) {
    place[key] = value
    return
  }
  const there = place[key]
  const inner: Nested = typeof there === 'object' ? there : {}
  place[key] = inner
  put(inner, deeper, value)
}

/** Reads everything that the shopper entered for a product (behaviour wishlist.add.sends-product-form). */
export function readProductForm(button: HTMLElement, productId: string): ProductFormValues {
  const wrappers = all(`.tinv-wraper[data-tinvwl_product_id="${CSS.escape(productId)}"]`)
  const sources = [...formsOf(button, productId), ...wrappers]
  const controls = new Set(sources.flatMap((source) => all('input,select,textarea', source) as Control[]))
  const fields: ProductFormValues['fields'] = {}
  const files: Record<string, File> = {}
  const nested: Nested = {}
  const hidden = new Set<string>()
  for (const control of controls) {
    const [base = '', ...brackets] = control.name.split('[').map((part) => part.replace(/\]$/, ''))
    if (!base || control.type === 'button' || control.matches(':disabled')) continue
    if (control.type === 'hidden') hidden.add(base)
    if (control.type === 'file') {
      const [file] = (control as HTMLInputElement).files ?? []
      if (file) files[base] = file
      continue
    }
    for (const value of valuesOf(control)) {
      if (brackets.length > 0) put(nested, [base, ...brackets], value)
      else fields[base] = value
    }
  }
  return { fields: { ...fields, ...nested, 'tinvwl-hidden-fields': [...hidden] }, files }
}
