import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { emit } from '../../../src/bridge/pluginEvents'
import { goTo } from '../../../src/page/navigation'
import { swallowSecondClick } from '../../../src/page/secondClick'
import {
  keyOf,
  ServerButton,
  ServerElement,
  ServerElements,
  useAllWithin,
  useHost,
  useTimer,
  useWithin,
} from '../../../src/react'
import { productSettings } from '../productSettings'
import { SwatchGroup, swatchOf } from './SwatchGroup'

/** The swatches that are shown on demand. */
const LIMITED = '.ux-swatch--limited'

/** A link to a product, and its address as the server printed it. */
interface ProductLink {
  link: HTMLAnchorElement
  href: string
}

/**
 * The links of a box to its product (contract 6). Of the links over the picture only the first one counts: others open the quick view or a
 * wishlist.
 */
function productLinks(box: Element): ProductLink[] {
  const picture = box.querySelector<HTMLAnchorElement>('.box-image a')
  const others = box.querySelectorAll<HTMLAnchorElement>(
    '.woocommerce-loop-product__link,.product_type_variable.add_to_cart_button',
  )
  return [...new Set([picture, ...others])].flatMap((link) => (link ? { link, href: link.href } : []))
}

/** A product's address with the option of a swatch chosen. */
function withOption(href: string, { dataset: { attribute_name, value } }: HTMLElement): string {
  const url = new URL(href, location.href)
  if (attribute_name) url.searchParams.set(attribute_name, value ?? '')
  return url.href
}

/** The swatch whose edge the pointer crosses; moving between the parts of one swatch does not count. */
function crossed(event: PointerEvent): HTMLElement | null {
  const swatch = swatchOf(event)
  return swatch?.contains(event.relatedTarget as Node | null) ? null : swatch
}

/** The picture of the chosen swatch, in front of the box, and links that lead to the product with its option. */
function ChosenOption(props: { box: Element; chosen: HTMLElement; links: readonly ProductLink[] }): ReactNode {
  const { box, chosen, links } = props
  const inFront = (selector: string) =>
    [...box.querySelectorAll(selector)].filter((element) => !element.closest('.back-image'))
  const { imageSrc, imageSrcset, imageSizes } = chosen.dataset
  const srcset = imageSrcset || null
  return (
    <>
      {imageSrc && (
        <>
          <ServerElement of={inFront('.box-image img')[0]} src={imageSrc} srcset={srcset} sizes={imageSizes || null} />
          <ServerElements of={inFront('.box-image picture source')} srcset={srcset} />
        </>
      )}
      {links.map(({ link, href }) => (
        <ServerElement key={keyOf(link)} of={link} href={withOption(href, chosen)} />
      ))}
    </>
  )
}

/**
 * The swatches that are shown on demand, and what shows them.
 *
 * @param isClosed are they hidden? `undefined`: as the server printed them.
 */
function Limiter({ isClosed, onOpen }: { isClosed: boolean | undefined; onOpen: () => void }): ReactNode {
  const limiter = useWithin('.ux-swatches__limiter')
  const limited = useAllWithin(LIMITED)
  const open = (event: Event) => {
    event.preventDefault()
    const hadFocus = limiter === document.activeElement
    onOpen()
    // One of them may come under the pointer, which chooses it, and the click would open the product.
    swallowSecondClick()
    if (hadFocus) limited[0]?.focus()
  }
  return (
    <>
      <ServerElements of={limited} class={{ hidden: isClosed }} />
      <ServerButton of={limiter} class={{ hidden: isClosed === undefined ? undefined : !isClosed }} onClick={open} />
    </>
  )
}

/**
 * The swatches in a product box (contract 6): choosing one shows the product in that variant. They are chosen by pointer or by click, as
 * the settings say; with a finger or the keyboard the first press chooses and the second opens the product.
 */
export function BoxSwatches(): ReactNode {
  const host = useHost()
  const [settings] = useState(productSettings)
  const box = host.closest<HTMLElement>('.product-small') ?? host
  const [links] = useState(() => productLinks(box))
  const [chosen, setChosen] = useState<HTMLElement>()
  /** Are the swatches that are shown on demand hidden? `undefined`: as the server printed them. */
  const [isClosed, setIsClosed] = useState<boolean>()
  const { wait, stop: stay } = useTimer()

  // At once, because the next event reads the state that this one leaves.
  const show = (swatch: HTMLElement | undefined) => flushSync(() => setChosen(swatch))
  const press = (swatch: HTMLElement) => {
    const first = links.find(({ link }) => box.contains(link))
    if (swatch !== chosen) show(swatch)
    else if (settings.productSwatchDeselects) show(undefined)
    else goTo(first && withOption(first.href, swatch))
  }
  const isHidden = (swatch: HTMLElement) =>
    isClosed !== undefined && swatch.matches(LIMITED) ? isClosed : swatch.matches('.hidden')

  /** Shows or hides the swatches on demand, and has the theme make its rows of boxes equally high again. */
  const setClosed = (isNowClosed: boolean) => {
    flushSync(() => setIsClosed(isNowClosed))
    emit('flatsome-equalize-box', [], document)
  }
  const leave = ({ pointerType }: PointerEvent) => {
    // Not for a finger, which leaves with every tap.
    if (!settings.productSwatchResets || pointerType === 'touch') return
    wait(() => {
      show(undefined)
      if (settings.productSwatchResetsLimited && isClosed === false) setClosed(true)
    }, settings.productSwatchResetTime)
  }
  const enter = (event: PointerEvent) => {
    const swatch = crossed(event)
    if (!swatch) return
    stay()
    if (settings.productSwatchEvent !== 'click' && event.pointerType !== 'touch' && swatch !== chosen) show(swatch)
  }
  const isLeftWithBox = settings.productSwatchExtent === 'product-box'

  return (
    <>
      <ServerElement
        of={box}
        class={{ 'ux-swatch-active': !!chosen }}
        onPointerenter={isLeftWithBox ? stay : undefined}
        onPointerleave={isLeftWithBox ? leave : undefined}
      />
      {chosen && <ChosenOption box={box} chosen={chosen} links={settings.productSwatchUrls ? links : []} />}
      <ServerElement
        of={host}
        class={{ 'ux-swatches-in-loop-js-attached': true }}
        onPointerover={enter}
        onPointerout={isLeftWithBox ? undefined : (event) => crossed(event) && leave(event)}
      />
      <SwatchGroup
        name={box.querySelector('.product-title')?.textContent}
        chosen={chosen}
        canBeChosen={(swatch) => !swatch.matches('.disabled') && !isHidden(swatch)}
        onChoose={show}
        onPress={press}
      />
      <Limiter isClosed={isClosed} onOpen={() => setClosed(false)} />
    </>
  )
}
