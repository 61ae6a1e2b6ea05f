import { useRef } from 'react'
import { jQueryNow } from '../../../src/bridge/whenJQuery'
import { useGuarded, useIsland, usePageEffect, useTimer } from '../../../src/react'
import { usePageShow } from '../usePageShow'
import { createFormEvents } from './formEvents'
import type { SetView } from './formView'
import { createVariationController, type VariationController } from './variationController'
import { whenScriptsHaveCome } from './whenScriptsHaveCome'

/** Milliseconds until a form begins (contract 5.4), so that the page's scripts can add their listeners first. A touch begins at once. */
const BEGIN_DELAY = 100

/** The controller of a form, from when the form begins. */
export interface FormController {
  /** Has the form begin, if it has not yet. @returns its controller. */
  begin(): VariationController
  /** Has the form begin again, because its content may be new. One that has not begun yet will do so by itself. */
  beginAgain(): void
}

/**
 * Makes the controller of a form while the component is there. The form begins by itself, follows what the browser has restored in it, and
 * tells scripts that come late of its choice.
 *
 * @param setView changes what the form shows.
 */
export function useVariationController(form: HTMLElement, setView: SetView): FormController {
  const { fail } = useIsland()
  const { wait } = useTimer()
  const controller = useRef<VariationController>(undefined)
  /** Stops waiting for scripts that are to be told of the choice; `undefined` where nothing is waited for. */
  const stopWaiting = useRef<() => void>(undefined)
  const tellAgain = useGuarded(() => {
    stopWaiting.current = undefined
    controller.current?.tellAgain()
  })
  const begin = (): VariationController => {
    if (controller.current) return controller.current
    const begun = createVariationController(form, createFormEvents(form, fail), setView, fail)
    controller.current = begun
    const isWithoutJQuery = !jQueryNow()
    begun.begin()
    // Scripts that listen through jQuery have heard nothing of this beginning.
    if (isWithoutJQuery) stopWaiting.current = whenScriptsHaveCome(tellAgain, BEGIN_DELAY)
    return begun
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form wakes.
  usePageEffect(() => {
    wait(begin, BEGIN_DELAY)
    return () => {
      stopWaiting.current?.()
      controller.current?.stop()
      controller.current = undefined
    }
  }, [])
  usePageShow(() => controller.current?.update())
  return {
    begin,
    beginAgain() {
      // A late script that begins the form hears of the choice with all others that have come late, once.
      controller.current?.begin(!!stopWaiting.current)
    },
  }
}
