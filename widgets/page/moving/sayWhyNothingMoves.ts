import { prefersReducedMotion } from '../../../src/page/reducedMotion'

/** Inside the page builder reduced motion does not count (contract 11.9). */
const BUILDER = 'html[ng-app="uxBuilder"]'

/**
 * Tells visitors who may edit pages, in the console, why nothing moves on their screen (behaviour
 * security.role.editor-sees-reduced-motion-notice, contract 11.9). A service: it has no element, and draws nothing.
 */
export function sayWhyNothingMoves(): undefined {
  if (!prefersReducedMotion() || document.querySelector(BUILDER)) return
  import('../../../src/author/messages').then(
    ({ explainStillness }) => explainStillness(),
    // Without the message the page still works.
    () => {},
  )
}
