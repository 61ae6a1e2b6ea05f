// Wraps the browser's selects: their options come and go with what else is chosen.
import { decodeEntities } from '../../../src/page/htmlText'
import type { Fit, VariationIndex } from './variationIndex'

/** The selects by which the attributes of a variation are chosen. */
export const ATTRIBUTE_SELECT = '.variations select,select[data-attribute_name]'

/** The selects of a variation form, one per attribute, with the options that the server printed. */
export interface AttributeSelects {
  /** In the order of the form. */
  readonly selects: readonly HTMLSelectElement[]
  /** The attributes' names as the server knows them, in the same order. */
  readonly names: readonly string[]
  /** What is chosen, as the options say it; `""` where nothing is. */
  values(): string[]
  /**
   * Offers only options that some variation has together with what else is chosen (contract 5.4, Option pruning). Where values exclude
   * each other, as in an address made by hand, the first of them is taken back; so is one that leads to inactive variations only: its
   * option is disabled, and a disabled option is not sent.
   *
   * @returns the selects that were set to `""`. Their `change` is not fired yet.
   */
  prune(index: VariationIndex): HTMLSelectElement[]
  /** Offers everything that the server printed, as it printed it. */
  restore(): void
}

/** Gives a select or a group of options exactly these children, and leaves it alone where it has them. */
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

/** How an option was printed. */
interface PrintedOption {
  wasDisabled: boolean
  classes: string | null
}

/** What a select was printed with: its children, those of its option groups, and its options. */
interface Printed {
  children: Map<Element, readonly Element[]>
  options: Map<HTMLOptionElement, PrintedOption>
}

/** Outlives the form's island: what is pruned now is not what was printed. */
const printed = new WeakMap<HTMLSelectElement, Printed>()

/** What a select was printed with; one whose options another script replaced is remembered anew. */
function printedOf(select: HTMLSelectElement): Printed {
  const known = printed.get(select)
  if (known && [...select.options].every((option) => known.options.has(option))) return known
  const parents = [select, ...select.querySelectorAll('optgroup')]
  const remembered: Printed = {
    children: new Map(parents.map((parent) => [parent, [...parent.children]])),
    options: new Map(
      [...select.options].map((option) => [
        option,
        { wasDisabled: option.disabled, classes: option.getAttribute('class') },
      ]),
    ),
  }
  printed.set(select, remembered)
  return remembered
}

/** Leaves those options in a select that `isOffered` names; its value stays where it can. */
function offer(select: HTMLSelectElement, isOffered: (option: HTMLOptionElement) => boolean): void {
  const { value } = select
  for (const [parent, children] of printedOf(select).children) {
    const offered = children.filter((child) => !(child instanceof HTMLOptionElement) || isOffered(child))
    setChildren(parent, offered)
  }
  // Taking the chosen option out for a moment lets the browser choose another, or none.
  if (select.value !== value || select.selectedIndex < 0) select.value = value
}

/** Finds the selects of a form and remembers their options. */
export function readSelects(form: HTMLElement): AttributeSelects {
  const selects = [...form.querySelectorAll<HTMLSelectElement>(ATTRIBUTE_SELECT)]
  selects.forEach(printedOf)
  // An option that is disabled cannot be chosen, though a script can set it: the shop's script does not see it, and neither is it sent.
  const values = () =>
    selects.map(({ options, selectedIndex, value }) => (options[selectedIndex]?.disabled ? '' : value))
  return {
    selects,
    names: selects.map((select) => select.dataset['attribute_name'] ?? select.name),
    values,
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
