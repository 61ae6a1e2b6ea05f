/** A press or the pointer and the keyboard: what was opened by a press stays until it is closed by one. */
export type OpenedBy = 'click' | 'hover'

/** What a menu that drops down knows. */
export interface DropdownState {
  /** How it was opened; absent while it is closed. */
  openedBy?: OpenedBy
  /**
   * Esc has closed it. The styles of some themes keep a panel open as long as pointer or focus are there, so it is hidden until it opens
   * anew or they have left.
   */
  isDismissed?: boolean
}

/** What may happen to such a menu. */
export type DropdownAction =
  | { type: 'open'; by: OpenedBy }
  /** A click on its link that opens or closes. */
  | { type: 'press' }
  /** Space on its link. `wasSeen`: it was seen open then; several keys may have waited for the code, and come at once. */
  | { type: 'key'; wasSeen: boolean }
  | { type: 'close' }
  | { type: 'dismiss' }
  /** Pointer or focus have left; whether that closes it, a timer decides. */
  | { type: 'leave' }

/** The state after something has happened; the same state where it changes nothing (contract 11.3). */
export function dropdownReducer(state: DropdownState, action: DropdownAction): DropdownState {
  switch (action.type) {
    case 'open':
      return state.openedBy ? state : { openedBy: action.by }
    case 'press':
      return state.openedBy === 'click' ? {} : { openedBy: 'click' }
    case 'key':
      // What the focus has opened just before the key, unseen, the key opens for good.
      return action.wasSeen || state.openedBy === 'click' ? { isDismissed: true } : { openedBy: 'click' }
    case 'close':
      return state.openedBy ? {} : state
    case 'dismiss':
      return { isDismissed: true }
    case 'leave':
      return state.isDismissed ? {} : state
  }
}
