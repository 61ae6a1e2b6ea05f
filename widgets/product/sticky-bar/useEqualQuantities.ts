import { useLayoutEffect, useState } from 'react'
import { listenToScriptChanges } from '../../../src/bridge/scriptEvents'
import { targetElement } from '../../../src/page/targetElement'
import { useListener, useNewest, usePageEffect } from '../../../src/react'
import { setQuantity } from '../quantity/setQuantity'

const fieldsIn = (part: Element) => [...part.querySelectorAll<HTMLInputElement>('input.qty')]

/**
 * The quantity field in a part of the page that corresponds to a changed one: by name, or because both are the only ones. A form may have
 * further ones, of an extension's products.
 */
function counterpart(changed: HTMLInputElement, own: Element, part: Element): HTMLInputElement | undefined {
  if (!changed.matches('input.qty')) return
  const fields = fieldsIn(part)
  const areAlone = fields.length === 1 && fieldsIn(own).length === 1
  return fields.find(({ name }) => name === changed.name) ?? (areAlone ? fields[0] : undefined)
}

/** What is around a quantity field, and is hidden with it: of a variation that is sold one at a time, for instance. */
const quantityAround = (field: Element) => field.closest<HTMLElement>('.quantity')
const isHidden = (field: Element) => quantityAround(field)?.style.display === 'none'

/** What `useEqualQuantities` knows and does. */
export interface EqualQuantities {
  /** The quantities in the bar whose fields in the form are hidden: there is nothing to choose. */
  hidden: readonly Element[]
  /** Puts what the form shows, and its limits, into the bar. */
  bringToBar(): void
  /** Puts what the bar shows into the form as it is now, whose limits the bar gets. */
  bringToForm(): void
}

/**
 * Keeps the quantities in a sticky bar and in its form equal, whoever changes one of them; at first those in the form count.
 *
 * @param wrapper the bar, with everything around it that is not the form's.
 * @param isServed is there a bar? Otherwise nothing is followed.
 * @param findForm the form as it is now; `undefined` where the bar is a part of it.
 */
export function useEqualQuantities(
  wrapper: HTMLElement,
  isServed: boolean,
  findForm: () => HTMLFormElement | undefined,
): EqualQuantities {
  const [hidden, setHidden] = useState<readonly Element[]>([])
  const followForm = (changed: HTMLInputElement) => {
    const form = findForm()
    const field = form?.contains(changed) && counterpart(changed, form, wrapper)
    if (!field) return
    const quantity = quantityAround(field)
    setHidden((before) => {
      const others = before.filter((other) => other !== quantity)
      return quantity && isHidden(changed) ? [...others, quantity] : others
    })
    // The variation's limits are known by the form's field. They are copied first, because listeners of the change check the new value
    // against them.
    for (const limit of ['min', 'max', 'step'] as const)
      if (field[limit] !== changed[limit]) field[limit] = changed[limit]
    setQuantity(field, changed.value)
  }
  const inForm = (field: HTMLInputElement) => {
    const now = findForm()
    return now && counterpart(field, wrapper, now)
  }
  const followBar = (changed: HTMLInputElement) => {
    const field = inForm(changed)
    if (field && !isHidden(field)) setQuantity(field, changed.value)
  }
  const bringToBar = () => {
    for (const field of fieldsIn(wrapper).map(inForm)) if (field) followForm(field)
  }
  const follow = (changed: HTMLInputElement) => (wrapper.contains(changed) ? followBar(changed) : followForm(changed))
  useListener(isServed ? document : null, 'change', (event) => {
    const changed = targetElement(event)
    if (changed) follow(changed as HTMLInputElement)
  })
  const newest = useNewest(follow)
  usePageEffect(
    () => (isServed ? listenToScriptChanges(document, (changed) => newest.current(changed)) : () => {}),
    [isServed],
  )
  // What was changed before the bar woke, nobody has heard.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the bar wakes.
  useLayoutEffect(() => {
    if (isServed) bringToBar()
  }, [])
  return {
    hidden,
    bringToBar,
    bringToForm() {
      fieldsIn(wrapper).forEach(followBar)
      bringToBar()
    },
  }
}
