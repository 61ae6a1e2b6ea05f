/** What a product box shows of its product: the picture, and where its links lead. */
export interface BoxLook {
  /** Shows the product with the option of a swatch; `undefined` brings back what the server printed. */
  show(swatch: DOMStringMap | undefined): void
  /** The product's address with the option of a swatch chosen; `undefined` for a box without a link. */
  addressOf(swatch: DOMStringMap): string | undefined
}

/** The links of a box that lead to its product (contract 6). */
const LINKS = '.box-image a,.woocommerce-loop-product__link,.product_type_variable.add_to_cart_button'

function withOption({ href }: HTMLAnchorElement, { attribute_name, value }: DOMStringMap): string {
  const url = new URL(href, location.href)
  if (attribute_name) url.searchParams.set(attribute_name, value ?? '')
  return url.href
}

function write(element: Element | null, name: string, value: string | null | undefined): void {
  if (value) element?.setAttribute(name, value)
  else element?.removeAttribute(name)
}

/** @param followsLinks whether the links of the box lead to the chosen option. */
export function createBoxLook(box: HTMLElement, followsLinks: boolean): BoxLook {
  /** Puts back what the server printed, one attribute each. */
  const undo: (() => void)[] = []

  const set = (element: Element | null, name: string, value: string | undefined) => {
    const before = element?.getAttribute(name)
    undo.push(() => write(element, name, before))
    write(element, name, value)
  }
  const links = () => box.querySelectorAll<HTMLAnchorElement>(LINKS)
  return {
    show(swatch) {
      for (const step of undo.splice(0)) step()
      box.classList.toggle('ux-swatch-active', !!swatch)
      if (!swatch) return
      const { imageSrc, imageSrcset, imageSizes } = swatch
      const picture = box.querySelector('.box-image img:not(.back-image)')
      if (imageSrc) {
        set(picture, 'src', imageSrc)
        set(picture, 'srcset', imageSrcset)
        set(picture, 'sizes', imageSizes)
      }
      if (followsLinks) for (const link of links()) set(link, 'href', withOption(link, swatch))
    },
    addressOf(swatch) {
      const [link] = links()
      return link && withOption(link, swatch)
    },
  }
}
