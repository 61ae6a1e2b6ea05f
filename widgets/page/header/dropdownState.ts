/** The state of a menu entry with a dropdown. */
interface DropdownState {
  /**
   * How it was opened; absent while it is closed. `click`: by a click or key, so it stays open until it is closed by one. `hover`: by the
   * pointer or the focus.
   */
  openedBy?: 'click' | 'hover'
  /**
   * Was it closed by Esc? The styles of some themes keep a panel open as long as pointer or focus are there, so it is hidden until it opens
   * again or they have left.
   */
  isDismissed?: boolean
}

/** What may happen to such an entry. */
export type DropdownAction =
  /** The pointer or the focus opens it. */
  | { type: 'hover' }
  /** A click on its link that opens or closes it. */
  | { type: 'press' }
  /** Space on its link. `wasSeen`: it was visibly open then. Several keys may have waited for the code and come at once. */
  | { type: 'key'; wasSeen: boolean }
  | { type: 'close' }
  | { type: 'dismiss' }
  /** Pointer or focus have left; a timer decides whether that closes it. */
  | { type: 'leave' }

/** The state after something has happened; the same state where it changes nothing (contract 11.3). */
export function dropdownReducer(state: DropdownState, action: DropdownAction): DropdownState {
  switch (action.type) {
    case 'hover':
      return state.openedBy ? state : { openedBy: 'hover' }
    case 'press':
      return state.openedBy === 'click' ? {} : { openedBy: 'click' }
    case 'key':
      // If the focus has opened it just before the key, before anything was painted, the key opens it rather than closes it.
      return action.wasSeen || state.openedBy === 'click' ? { isDismissed: true } : { openedBy: 'click' }
    case 'close':
      return state.openedBy ? {} : state
    case 'dismiss':
      return { isDismissed: true }
    case 'leave':
      return state.isDismissed ? {} : state
  }
}
