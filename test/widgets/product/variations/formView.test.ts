import { expect, test } from 'vitest'
import { changeView, serverView } from '../../../../widgets/product/variations/formView'

test('what is new makes another view, and the rest of it stays', () => {
  const button = { state: 'ready' } as const
  expect(changeView({ ...serverView, button }, { isAnyChosen: true })).toEqual({
    ...serverView,
    button,
    isAnyChosen: true,
  })
})

test('a change that says nothing new leaves the view, so that nothing is drawn again', () => {
  const view = { ...serverView, isAnyChosen: true }
  expect(changeView(view, { isAnyChosen: true, message: undefined })).toBe(view)
})

test('a message that is taken back is a change', () => {
  expect(changeView({ ...serverView, message: 'noMatchingVariation' }, { message: undefined })).toEqual(serverView)
})
