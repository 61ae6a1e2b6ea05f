import type { KeyboardEvent } from 'react'
import { hasModifier, isPress } from '../../../src/page/keys'

/** What makes a button of an element that the shop's styles know in a button's place. */
export interface ButtonProps {
  role: 'button'
  tabIndex: number
  onClick(): void
  onKeyDown(event: KeyboardEvent): void
}

/**
 * Makes a button, for the mouse and the keyboard alike, of an element that a component draws.
 *
 * @param onPress is told of clicks, and of the keys that press a button, each time that one is repeated while it is held: an arrow steps
 *   on. Those do not scroll the page.
 */
export function buttonProps(onPress: () => void): ButtonProps {
  return {
    role: 'button',
    tabIndex: 0,
    onClick: onPress,
    onKeyDown(event) {
      if (!isPress(event) || hasModifier(event)) return
      event.preventDefault()
      onPress()
    },
  }
}
