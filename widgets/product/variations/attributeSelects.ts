// Wraps the browser's selects: their options are added and removed depending on the rest of the choice.
import { decodeEntities } from '../../../src/page/htmlText'
import { ATTRIBUTE_SELECT } from '../form/formSelectors'
import type { Fit, VariationIndex } from './variationIndex'

/** The selects of a variation form, one per attribute, with the options that the server printed. */
export interface AttributeSelects {
  /** In the order of the form. */
  readonly selects: readonly HTMLSelectElement[]
  /** The attributes' names as the server knows them, in the same order. */
  readonly names: readonly string[]
  /** The chosen values, as in the options; `""` where nothing is chosen. */
  values(): string[]
  /** Is another option chosen somewhere than the server has printed? */
  areChanged(): boolean
  /**
   * Offers only options that some variation has together with the rest of the choice (contract 5.4, Option pruning). Where chosen values
   * exclude each other, as in an address written by hand, the first of them is cleared. So is one that leads to inactive variations only,
   * because its option is disabled, and a disabled option is not sent.
   *
   * @returns the selects that were cleared. Their `change` events are still to be fired.
   */
  prune(index: VariationIndex): HTMLSelectElement[]
  /** Takes back the whole choice. The `change` events are still to be fired. */
  clear(): void
  /** Gives the focus to the first select, or to the swatches that stand in its place. */
  focusFirst(): void
  /** Offers everything that the server printed, as it printed it. */
  restore(): void
}

/** Gives a select or a group of options exactly these children; does nothing where it has them. */
function setChildren(parent: Element, children: readonly Element[]): void {
  const isSame =
    parent.children.length === children.length && children.every((child, at) => child === parent.children[at])
  if (!isSame) parent.replaceChildren(...children)
}

/** Marks an option as the shop's script does, so that styles and other scripts find what they know. */
function markOption(option: HTMLOptionElement, fit: Fit, wasDisabled: boolean): void {
  const { classList } = option
  classList.toggle('attached', fit !== 'none')
  classList.toggle('enabled', fit === 'active')
  const isDisabled = wasDisabled || fit !== 'active'
  if (option.disabled !== isDisabled) option.disabled = isDisabled
}

/** An option as it was printed. */
interface PrintedOption {
  wasDisabled: boolean
  classes: string | null
}

/** A select as it was printed: its children, those of its option groups, and its options. */
interface Printed {
  children: Map<Element, readonly Element[]>
  options: Map<HTMLOptionElement, PrintedOption>
}

/** Kept from one beginning of a form to the next, because by then the page has the pruned options. */
const printed = new WeakMap<HTMLSelectElement, Printed>()

/**
 * Does a select still have what is known of it? What another script has only written anew may lack the options that were pruned, and they
 * would never be offered again.
 */
function isStill({ options }: Printed, select: HTMLSelectElement): boolean {
  const present = [...select.options]
  if (present.every((option) => options.has(option))) return true
  const values = new Set([...options.keys()].map(({ value }) => value))
  return present.length < options.size && present.every(({ value }) => values.has(value))
}

/** A select as it was printed; if another script has put other options into it, or all of them anew, those count. */
function printedOf(select: HTMLSelectElement): Printed {
  const known = printed.get(select)
  if (known && isStill(known, select)) return known
  const parents = [select, ...select.querySelectorAll('optgroup')]
  const remembered: Printed = {
    children: new Map(parents.map((parent) => [parent, [...parent.children]])),
    options: new Map(
      [...select.options].map((option) => [
        option,
        // Not what we have disabled ourselves, as its classes tell: a script that writes the options anew copies that.
        {
          wasDisabled: option.disabled && !option.matches('.attached:not(.enabled)'),
          classes: option.getAttribute('class'),
        },
      ]),
    ),
  }
  printed.set(select, remembered)
  return remembered
}

/** Leaves only the options in a select for which `isOffered` returns true; its value stays if possible. */
function offer(select: HTMLSelectElement, isOffered: (option: HTMLOptionElement) => boolean): void {
  const { value } = select
  for (const [parent, children] of printedOf(select).children) {
    const offered = children.filter((child) => !(child instanceof HTMLOptionElement) || isOffered(child))
    setChildren(parent, offered)
  }
  // While the chosen option was out of the select, the browser may have chosen another one, or none.
  if (select.value !== value || select.selectedIndex < 0) select.value = value
}

/** Is another option chosen than the server has printed? A select shows its first option where the server has chosen none. */
function isChanged(select: HTMLSelectElement): boolean {
  const options = [...printedOf(select).options.keys()]
  const chosen = options.find((option) => option.hasAttribute('selected')) ?? options[0]
  return select.value !== (chosen?.value ?? '')
}

/** Finds the selects of a form and remembers their options. */
export function readSelects(form: HTMLElement): AttributeSelects {
  const selects = [...form.querySelectorAll<HTMLSelectElement>(ATTRIBUTE_SELECT)]
  selects.forEach(printedOf)
  // A disabled option does not count, although a script can set it: the shop's script ignores it, and it is not sent.
  const values = () =>
    selects.map(({ options, selectedIndex, value }) => (options[selectedIndex]?.disabled ? '' : value))
  return {
    selects,
    names: selects.map((select) => select.dataset['attribute_name'] ?? select.name),
    values,
    areChanged: () => selects.some(isChanged),
    prune(index) {
      const cleared: HTMLSelectElement[] = []
      const choice = values().map(decodeEntities)
      const isImpossible = (at: number) => !!choice[at] && index.judge(choice, at)(choice[at]) !== 'active'
      selects.forEach((select, at) => {
        if (!isImpossible(at)) return
        choice[at] = ''
        cleared.push(select)
      })
      selects.forEach((select, at) => {
        const fitOf = index.judge(choice, at)
        const dropsPlaceholder = !!choice[at] && select.dataset['show_option_none'] === 'no'
        const fits = new Map<HTMLOptionElement, Fit>()
        for (const [option, { wasDisabled }] of printedOf(select).options) {
          if (!option.value) continue
          const fit = fitOf(decodeEntities(option.value))
          fits.set(option, fit)
          markOption(option, fit, wasDisabled)
        }
        offer(select, (option) => (option.value ? fits.get(option) !== 'none' : !dropsPlaceholder))
        if (!choice[at]) select.value = ''
      })
      return cleared
    },
    clear() {
      for (const select of selects) select.value = ''
    },
    focusFirst() {
      const [first] = selects
      first?.focus()
      // Behind swatches the select is hidden and cannot be focused.
      if (first !== document.activeElement)
        first?.closest('.value')?.querySelector<HTMLElement>('.ux-swatch[tabindex="0"]')?.focus()
    },
    restore() {
      for (const select of selects) {
        offer(select, () => true)
        for (const [option, { wasDisabled, classes }] of printedOf(select).options) {
          option.disabled = wasDisabled
          if (classes === null) option.removeAttribute('class')
          else option.className = classes
        }
      }
    },
  }
}
