/** The value of one aspect of an element: a text, whether it is there, `null` for absent. */
export type AspectValue = string | boolean | null

/** Values by aspect: `class:loading`, `attr:aria-busy`, `style:height`, `prop:value`. */
export type AspectValues = ReadonlyMap<string, AspectValue>

/** The server's value of an aspect: a text or a state, or, for an element's text, its nodes. */
export type ServerValue = AspectValue | readonly Node[]

const TEXT = 'textContent'

type Live = HTMLElement & Record<string, unknown>

/** Splits an aspect into its kind and its name. */
export function partsOf(aspect: string): [kind: string, name: string] {
  // Names have colons too: `class:md:flex`.
  return aspect.split(/:(.*)/) as [string, string]
}

/** Are many aspects of this kind in one attribute, which has the name of the kind? */
export const isSharedAttribute = (kind: string) => kind === 'class' || kind === 'style'

/** The name under which a swap notes that it rewrote an aspect: the attribute that holds it. */
export function attributeOf(aspect: string): string {
  const [kind, name] = partsOf(aspect)
  return isSharedAttribute(kind) ? kind : name
}

/** The current value of an aspect on the page. */
export function read(element: Element, aspect: string): AspectValue {
  const [kind, name] = partsOf(aspect)
  if (kind === 'class') return element.classList.contains(name)
  if (kind === 'attr') return element.getAttribute(name)
  if (kind === 'style') {
    const { style } = element as HTMLElement
    return style.getPropertyValue(name) + (style.getPropertyPriority(name) && ' !important')
  }
  const value = (element as Live)[name]
  return typeof value === 'boolean' ? value : String(value)
}

/**
 * The server's value of an aspect, as far as the page still shows it.
 *
 * @param isRewritten has a swap just written the server's value? A property follows its attribute only while nobody has set the property.
 */
export function readServerValue(element: Element, aspect: string, isRewritten: boolean): ServerValue {
  const [kind, name] = partsOf(aspect)
  if (kind !== 'prop') return read(element, aspect)
  if (name === TEXT) return [...element.childNodes]
  const value = read(element, aspect)
  if (!isRewritten) return value
  return typeof value === 'boolean' ? element.hasAttribute(name) : (element.getAttribute(name) ?? '')
}

/** Writes the value of an aspect. */
export function write(element: Element, aspect: string, value: ServerValue): void {
  const [kind, name] = partsOf(aspect)
  const { style } = element as HTMLElement
  if (typeof value === 'object' && value) element.replaceChildren(...value)
  else if (kind === 'class') element.classList.toggle(name, !!value)
  else if (kind === 'prop') (element as Live)[name] = value
  else if (kind === 'style') {
    const text = `${value}`.replace(/\s*!important$/, '')
    style.setProperty(name, text, text === value ? '' : 'important')
  } else if (value === null) element.removeAttribute(name)
  else element.setAttribute(name, `${value}`)
}
