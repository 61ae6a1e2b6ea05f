import { expect, test } from 'vitest'
import { initialState, subscribeReducer } from '../../../widgets/coupon/subscribeState'

test.each([
  [{ type: 'typed' }, ['detail', 'consent']],
  [{ type: 'filled', isLast: true }, ['email', 'consent']],
  [{ type: 'filled', isLast: false }, ['email', 'detail', 'consent']],
  [{ type: 'ticked', isTicked: true }, ['email', 'detail']],
] as const)('what the shopper corrects loses its mark, and nothing else does: %j', (action, marked) => {
  const state = { ...initialState, marked: ['email', 'detail', 'consent'] as const }
  expect(subscribeReducer(state, action).marked).toEqual(marked)
})
