import { prefersReducedMotion } from '../../../src/page/reducedMotion'

/** Inside of the page builder reduced motion does not count (contract 11.9). */
const BUILDER = 'html[ng-app="uxBuilder"]'

/**
 * Tells who may edit pages, in the console, why nothing moves on their screen (behaviour security.role.editor-sees-reduced-motion-notice,
 * contract 11.9). A service: it has no element, and draws nothing.
 */
export function sayWhyNothingMoves(): undefined {
  if (!prefersReducedMotion() || document.querySelector(BUILDER)) return
  console.group('shop-islands: reduced motion')
  console.info(
    'Your system asks for reduced motion, so the page shows its animations at their end and plays no slider.',
  )
  console.info('Visitors without that wish see them. Only who may edit pages sees this note.')
  console.groupEnd()
}
