import { type Dismissable, whileOpen } from '../page/lightDismiss'
import { useGuarded } from './guarded'
import { useNewest } from './useNewest'
import { usePageEffect } from './usePageEffect'

/**
 * Closes what a component has opened by Esc, by a press beside it, and when the page is shown again after it was left
 * (`src/page/lightDismiss.ts`).
 *
 * @param element what is open, together with its opener; `null` or `undefined` while it is closed.
 * @param parts `opener` gets the focus that would vanish; always the newest functions are called.
 */
export function useLightDismiss(element: Element | null | undefined, parts: Omit<Dismissable, 'element'>): void {
  const newest = useNewest(parts)
  const close = useGuarded(parts.close)
  const dismiss = useGuarded(parts.dismiss)
  const restored = useGuarded(parts.restored ?? parts.dismiss)
  usePageEffect(() => {
    if (!element) return () => {}
    return whileOpen({
      element,
      get opener() {
        return newest.current.opener
      },
      close,
      dismiss,
      restored,
    })
  }, [element])
}
