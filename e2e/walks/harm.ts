import fc from 'fast-check'

/** A page of each area. */
const harmedPages = [
  '/cua-hang/?quote-cards=1',
  '/san-pham/hat-ca-hoi/?forms=background',
  '/san-pham/ke-treo-tuong/?forms=background',
  '/san-pham/yem-meo/',
  '/wishlist/',
  '/request-quote/',
  '/cart/',
  '/checkout/',
  '/contact/dat-lich/',
  '/bai-viet/cham-soc-meo-con/',
  '/khuyen-mai/?coupon-time=0',
  '/my-account/',
  '/phan-tu/',
  '/phan-tu/trinh-chieu/',
] as const

/** What is done to attributes and classes stands here twice: they are what widgets find their hosts by. */
const HARMS = ['lose', 'lose', 'spoil', 'spoil', 'remove', 'empty', 'unwrap', 'rename', 'double', 'move'] as const

/** What is done to one element of a page. The numbers choose among what there is, counted round. */
export interface Harm {
  harm: (typeof HARMS)[number]
  /** Which element. */
  which: number
  /** Which of its attributes or classes, what takes its place, or where it is moved to. */
  detail: number
}

/** What the shopper does with one of the things that take a pointer or the focus. */
export interface Use {
  /** Which thing. */
  which: number
  /** Chooses a mouse or a finger, a click or a key, the text that a field gets, and how long the next use waits. */
  how: number
  /** What another script does to the page afterwards. */
  harm: Harm | null
}

/** One damaged page, and what is done on it. */
export interface HarmedVisit {
  address: (typeof harmedPages)[number]
  harms: Harm[]
  uses: Use[]
}

const number = fc.nat(9999)

/** As many visits as are asked for; the same seed gives the same ones. */
export function makeHarmedVisits(count: number, seed: number): HarmedVisit[] {
  const harm = fc.record({ harm: fc.constantFrom(...HARMS), which: number, detail: number })
  const visit = fc.record({
    address: fc.constantFrom(...harmedPages),
    harms: fc.array(harm, { minLength: 20, maxLength: 60 }),
    uses: fc.array(fc.record({ which: number, how: number, harm: fc.option(harm) }), { minLength: 30, maxLength: 40 }),
  })
  return fc.sample(visit, { numRuns: count, seed })
}

/**
 * To be run by the page before any other script: does harm to its elements as soon as it is parsed, before ours looks at them, and
 * whenever it is asked to. Nothing leads away from the page any more.
 */
export function harmPage(harms: readonly Harm[]): void {
  const VALUES = ['', 'x', '0', '-1', 'null', '{"a":', '[]', '{}', '1e9', '#', '%E0%A4%A', 'a b[c', '9'.repeat(21)]
  const TAGS = ['div', 'span', 'a', 'button', 'form', 'select', 'input', 'ul']
  let printed: Element[] = []
  const rename = (element: Element, tag: string) => {
    const other = document.createElement(tag)
    for (const { name, value } of element.attributes) other.setAttribute(name, value)
    other.append(...element.childNodes)
    element.replaceWith(other)
  }
  const doHarm = ({ harm, which, detail }: Harm) => {
    // What is drawn is left to whoever draws it: a script that takes it apart ends its widget, which tells the author.
    const all = printed.filter((element) => element.isConnected)
    const [element, aim] = [all[which % all.length], all[detail % all.length]]
    if (!element || !aim) return
    const { name, value } = element.attributes[detail % element.attributes.length] ?? { name: 'class', value: '' }
    const classes = value.split(' ')
    if (harm === 'lose' && name === 'class') element.classList.remove(classes[detail % classes.length] || 'x')
    else if (harm === 'lose') element.removeAttribute(name)
    else if (harm === 'spoil') element.setAttribute(name, VALUES[detail % VALUES.length] as string)
    else if (harm === 'remove') element.remove()
    else if (harm === 'empty') element.replaceChildren()
    else if (harm === 'unwrap') element.replaceWith(...element.childNodes)
    else if (harm === 'rename') rename(element, TAGS[detail % TAGS.length] as string)
    else if (harm === 'double') element.after(element.cloneNode(true))
    else if (!element.contains(aim)) aim.append(element)
  }
  const stay = (event: Event) => event.preventDefault()
  const start = () => {
    printed = [...document.querySelectorAll('body *:not(script,style,svg,svg *)')]
    harms.forEach(doHarm)
  }
  addEventListener('DOMContentLoaded', start, true)
  for (const type of ['click', 'submit']) addEventListener(type, stay)
  HTMLFormElement.prototype.submit = () => {}
  window.open = () => null
  Object.assign(window, { doHarm })
}

/**
 * In a page with `harmPage`: uses one thing after the other, with a pointer or the keyboard, as fast as the page lets it, while another
 * script changes it.
 */
export async function useAll(uses: readonly Use[]): Promise<void> {
  const THINGS = 'a,button,input:not([type=hidden]),select,textarea,label,summary,[role],[tabindex],img'
  const KEYS = ['Enter', ' ', 'Escape', 'ArrowRight', 'ArrowDown', 'Home']
  const TEXTS = ['', '3', 'mèo', '-1', 'a@b.vn', '1e400']
  const fill = (field: HTMLInputElement | HTMLSelectElement, how: number) => {
    if (field instanceof HTMLSelectElement) field.selectedIndex = how % Math.max(field.options.length, 1)
    else if (field.type !== 'file') field.value = TEXTS[how % TEXTS.length] as string
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
  }
  const { doHarm } = window as unknown as { doHarm(harm: Harm): void }
  for (const { which, how, harm } of uses) {
    const things = [...document.querySelectorAll<HTMLElement>(THINGS)]
    const thing = things[which % things.length]
    if (!thing) return
    const options = { bubbles: true, cancelable: true, composed: true }
    for (const type of ['pointerover', 'pointerdown', 'mousedown', 'pointerup', 'mouseup'])
      thing.dispatchEvent(new PointerEvent(type, { ...options, pointerType: how % 3 ? 'mouse' : 'touch' }))
    thing.focus()
    if (thing.matches('select,textarea,input:not([type=submit],[type=checkbox],[type=radio])'))
      fill(thing as HTMLInputElement, how)
    if (how % 4) thing.dispatchEvent(new PointerEvent('click', options))
    else thing.dispatchEvent(new KeyboardEvent('keydown', { ...options, key: KEYS[how % KEYS.length] as string }))
    if (harm) doHarm(harm)
    await new Promise((resolve) => setTimeout(resolve, how % 8 ? 10 : 100))
  }
}
