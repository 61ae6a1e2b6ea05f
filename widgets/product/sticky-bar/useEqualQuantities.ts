import { listenToScriptChanges } from '../../../src/bridge/scriptEvents'
import { targetElement } from '../../../src/page/targetElement'
import { useListener, useNewest, usePageEffect } from '../../../src/react'
import { setQuantity } from '../quantity/setQuantity'

/** The quantity field in a part of the page that corresponds to a changed one: by name, or because it is the only one. */
function counterpart(changed: HTMLInputElement, part: Element): HTMLInputElement | undefined {
  if (!changed.matches('input.qty')) return
  const fields = [...part.querySelectorAll<HTMLInputElement>('input.qty')]
  return fields.find(({ name }) => name === changed.name) ?? (fields.length > 1 ? undefined : fields[0])
}

/**
 * Keeps the quantities in a sticky bar and in its form equal, whoever changes one of them.
 *
 * @param wrapper the bar, with everything around it that is not the form's.
 * @param isServed is there a bar? Otherwise nothing is followed.
 * @param findForm the form as it is now; `undefined` where the bar is a part of it.
 */
export function useEqualQuantities(
  wrapper: HTMLElement,
  isServed: boolean,
  findForm: () => HTMLFormElement | undefined,
): void {
  const followForm = (changed: HTMLInputElement) => {
    const field = counterpart(changed, wrapper)
    if (!field || !findForm()?.contains(changed)) return
    // The variation's limits are known by the form's field. They are copied first, because listeners of the change check the new value
    // against them.
    Object.assign(field, { min: changed.min, max: changed.max, step: changed.step })
    setQuantity(field, changed.value)
  }
  const followBar = (changed: HTMLInputElement) => {
    const now = findForm()
    const field = now && counterpart(changed, now)
    if (field) setQuantity(field, changed.value)
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
}
