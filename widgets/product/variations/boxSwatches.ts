import type { Island } from '../../../src/islands/island'
import { goTo } from '../../../src/page/navigation'
import { productSettings } from '../productSettings'
import { createBoxLook } from './boxLook'
import { makeSwatchGroup } from './swatchGroup'

/**
 * The swatches in a product box (contract 6): choosing one shows the product like that. By pointer or by click, as the shop's settings
 * say; a finger and the keyboard choose first and open then.
 */
export default function attach(island: Island): () => void {
  const { host, on } = island
  const settings = productSettings()
  const box = host.closest<HTMLElement>('.product-small') ?? host
  const look = createBoxLook(box, settings.productSwatchUrls)
  const limiter = host.querySelector<HTMLElement>('.ux-swatches__limiter')
  const limited = [...host.querySelectorAll<HTMLElement>('.ux-swatch--limited')]
  let chosen: HTMLElement | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const show = (swatch: HTMLElement | undefined) => {
    chosen = swatch
    group.mark(swatch)
    look.show(swatch?.dataset)
  }
  const group = makeSwatchGroup(island, box.querySelector('.product-title')?.textContent, (swatch, isPress) => {
    if (swatch !== chosen) show(swatch)
    else if (isPress && settings.productSwatchDeselects) show(undefined)
    else if (isPress) goTo(look.addressOf(swatch.dataset))
  })
  const setLimited = (isHidden: boolean) => {
    for (const swatch of limited) swatch.classList.toggle('hidden', isHidden)
    limiter?.classList.toggle('hidden', !isHidden)
  }

  const stay = () => clearTimeout(timer)
  const leave = ({ pointerType }: PointerEvent) => {
    stay()
    // A finger leaves with every tap.
    if (!settings.productSwatchResets || pointerType === 'touch') return
    timer = setTimeout(() => {
      show(undefined)
      if (settings.productSwatchResetsLimited) setLimited(true)
    }, settings.productSwatchResetTime)
  }
  /** The swatch that the pointer crosses the edge of; between the parts of one there is no edge. */
  const crossed = (event: Event) => {
    const swatch = (event.target as Element).closest<HTMLElement>('.ux-swatch')
    return swatch?.contains((event as PointerEvent).relatedTarget as Node | null) ? null : swatch
  }
  on('pointerover', (event) => {
    const swatch = crossed(event)
    if (!swatch) return
    stay()
    const isHover = settings.productSwatchEvent !== 'click' && (event as PointerEvent).pointerType !== 'touch'
    if (isHover) show(swatch)
  })
  if (settings.productSwatchExtent === 'product-box') {
    box.addEventListener('pointerenter', stay)
    box.addEventListener('pointerleave', leave)
  } else on('pointerout', (event) => crossed(event) && leave(event as PointerEvent))

  const openLimited = (event: Event) => {
    event.preventDefault()
    const hadFocus = limiter === document.activeElement
    setLimited(false)
    if (hadFocus) limited[0]?.focus()
  }
  limiter?.setAttribute('role', 'button')
  limiter?.setAttribute('tabindex', '0')
  limiter?.addEventListener('click', openLimited)
  limiter?.addEventListener('keydown', (event) => {
    if (['Enter', ' '].includes(event.key)) openLimited(event)
  })
  host.classList.add('ux-swatches-in-loop-js-attached')
  group.mark(undefined)
  return () => {
    stay()
    box.removeEventListener('pointerenter', stay)
    box.removeEventListener('pointerleave', leave)
    look.show(undefined)
  }
}
