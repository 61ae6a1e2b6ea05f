import { useState } from 'react'
import { flushSync } from 'react-dom'
import { emit } from '../../../src/bridge/pluginEvents'
import { useFailure } from '../../../src/notice/useFailure'
import { announce } from '../../../src/page/announcer'
import { dispatch } from '../../../src/page/events'
import { report } from '../../../src/page/report'
import { useHost, useText } from '../../../src/react'
import { wishlistSettings } from '../../../src/stores/wishlist/wishlistSettings'
import { productKey, readProduct } from './buttonProduct'
import { changeWishlist } from './changeWishlist'
import { choiceKnown, isChoiceUnderWay, isWaitingForOptions, WAITING } from './optionsChoice'

/**
 * Products that are being added or removed, or whose choice is waited for, by any of their buttons: a second click would undo the first.
 */
const busy = new Set<string>()

/** Does something for a button's product, unless that is busy. @returns what it returns; `undefined` where it was not done. */
async function unlessBusy<Result>(button: HTMLElement, act: () => Promise<Result>): Promise<Result | undefined> {
  const key = productKey(readProduct(button))
  if (busy.has(key)) return
  busy.add(key)
  try {
    return await act()
  } finally {
    busy.delete(key)
  }
}

/** The plugin's mark on a button that was pressed (plugins contract 2.1). Where another script has put it on, the press is not ours. */
export const SERVED = 'inited-add-wishlist'
/** The buttons that we have marked. */
const served = new WeakSet<HTMLElement>()

/** Tells listeners of a press. @returns true if another script handles the press; a configurator marks the button until it has saved. */
function isTakenOver(button: HTMLElement): boolean {
  const isMarkedByUs = served.has(button) && button.classList.contains(SERVED)
  emit('tinvwl_add_to_wishlist_button_click', [button])
  return !isMarkedByUs && button.classList.contains(SERVED)
}

/**
 * Adds a button's product to a wishlist, or removes it (behaviours wishlist.button.*, wishlist.add.*).
 *
 * @param button the button itself, also where the theme hides it behind a heart.
 * @returns the state, the notice about a change that failed, and the function for a press, whose promise resolves when the change is done
 *   and never rejects.
 */
export function useWishlistChange(button: HTMLElement) {
  const texts = useText('wishlist')
  const [isServed, setIsServed] = useState(served.has(button))
  const [phase, setPhase] = useState<'idle' | 'asking' | 'answered'>('idle')
  const { notice, fail, forget } = useFailure(useHost(), texts.failed)
  const isBusy = phase !== 'idle'

  const begin = () => {
    forget()
    setPhase('asking')
  }
  const endFailed = (error: unknown) => {
    dispatch('shop-islands:wishlist-failed', { error }, button)
    report('call-failed', button, error)
    fail()
    setPhase('idle')
  }

  const change = async () => {
    begin()
    try {
      // Whoever hears of what the answer says finds the button as it is without a call.
      const outcome = await changeWishlist(button, () => flushSync(() => setPhase('answered')))
      if (outcome && !outcome.hasMessage) announce(texts[outcome.did])
      setPhase('idle')
    } catch (error) {
      endFailed(error)
    }
  }

  /** Waits for the chosen variation. @returns is it known now? Where it is not, the shopper has been told, or another press waits. */
  const waitForChoice = () =>
    unlessBusy(button, async () => {
      begin()
      const isKnown = await choiceKnown(button)
      if (isKnown) setPhase('idle')
      // Nothing is left to be chosen: the shop has not said in time which variation it is.
      else endFailed(new Error('add_to_wishlist: the chosen variation did not become known'))
      return isKnown
    })

  const press = async () => {
    const isTheirs = isTakenOver(button)
    if (isBusy) return
    const isUnderWay = isChoiceUnderWay(button)
    // Other scripts forbid an add by this class, whatever is chosen, where something else that the form needs is missing.
    const isForbidden = !isUnderWay && button.classList.contains(WAITING)
    if (isTheirs && !isForbidden) return
    // Of presses that come at once, as those that waited for the code, none knows of the others by the state: one waits.
    if (isUnderWay && !(await waitForChoice())) return
    if (isForbidden || isWaitingForOptions(button)) {
      alert(wishlistSettings().wishlistMakeSelectionText || texts.makeSelection)
      return
    }
    served.add(button)
    setIsServed(true)
    await unlessBusy(button, change)
  }

  return { isBusy, isServed, isAsking: phase === 'asking', notice, press }
}
