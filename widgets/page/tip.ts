import { adoptStyles } from '../../src/page/adoptStyles'
import { asksForStillness } from '../../src/page/stillness'
import { tipStyles } from './tipStyles'

/** Pixels between a tip and what it belongs to, and between a tip and the edges of the window. */
const GAP = 8

/** Milliseconds in which a tip comes and goes (behaviour page.tooltip.300-ms-animation). */
const FADES_IN = 300

/** A small box of words beside something. */
export interface Tip {
  readonly box: HTMLElement
  show(): void
  /** Lets it go; `isAtOnce`: without its animation. */
  hide(isAtOnce?: boolean): void
}

let count = 0

function part(name: string, ...children: (Node | string)[]): HTMLElement {
  const element = document.createElement('div')
  element.className = name
  element.append(...children)
  return element
}

/** Puts a tip over its element, or under it where there is no room; never out of the window. */
function place(box: HTMLElement, host: Element): void {
  const { top, bottom, left, width } = host.getBoundingClientRect()
  const { offsetHeight, offsetWidth } = box
  const isAbove = top >= offsetHeight + GAP
  const furthest = document.documentElement.clientWidth - offsetWidth - GAP
  const start = Math.max(GAP, Math.min(left + width / 2 - offsetWidth / 2, furthest))
  box.classList.toggle('tooltipster-top', isAbove)
  box.classList.toggle('tooltipster-bottom', !isAbove)
  Object.assign(box.style, {
    left: `${start}px`,
    top: `${isAbove ? top - offsetHeight - GAP : bottom + GAP}px`,
  })
  box.style.setProperty('--shop-islands-tip-arrow', `${left + width / 2 - start}px`)
}

/**
 * Draws a tip in the elements that the theme's styles know (contract 11.8). It is in the page only while it can be seen.
 *
 * @param host what it belongs to.
 * @param isReachable can the keyboard go into it? Then it stands behind its element, else at the end of the page.
 */
export function createTip(host: HTMLElement, content: Node, isReachable: boolean): Tip {
  adoptStyles(tipStyles)
  const arrow = part('tooltipster-arrow')
  const box = part(
    'tooltipster-base tooltipster-sidetip tooltipster-default',
    part('tooltipster-box', part('tooltipster-content', content)),
    arrow,
  )
  box.dataset['islandOutlet'] = ''
  count += 1
  box.id = `shop-islands-tip-${count}`
  if (!isReachable) box.setAttribute('role', 'tooltip')
  let fading: Animation | undefined

  const fade = (opacities: [number, number], then: () => void) => {
    fading?.cancel()
    if (asksForStillness()) {
      then()
      return
    }
    fading = box.animate({ opacity: opacities }, { duration: FADES_IN, fill: 'forwards' })
    fading.onfinish = then
  }
  return {
    box,
    show() {
      if (isReachable) host.after(box)
      else document.body.append(box)
      place(box, host)
      fade([0, 1], () => {})
    },
    hide(isAtOnce = false) {
      const end = () => {
        fading?.cancel()
        box.remove()
      }
      if (isAtOnce) end()
      else fade([1, 0], end)
    },
  }
}
