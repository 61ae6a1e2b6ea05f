import type { Island } from '../../../src/islands/island'
import { explainAddButton } from './addButton'
import { readSelects } from './attributeSelects'
import { type Choice, followChoice } from './choice'
import { createFormEvents } from './formEvents'
import { offerToJQuery } from './jQueryForms'

/** Milliseconds until a form begins (contract 5.4): scripts that listen for it come with the page. A touch begins at once. */
const BEGIN_DELAY = 100

/**
 * A product's variation form (contract 5): finds the variation of what is chosen, among those that the server printed or by asking it,
 * offers only what exists, and shows the variation on the form's own product. A product that has nothing to choose is left alone.
 */
export default function attach({ host, on, fail }: Island): (() => void) | undefined {
  const form = host as HTMLFormElement
  if (readSelects(form).selects.length === 0) return
  let choice: Choice | undefined

  const begin = (): Choice => {
    if (choice) return choice
    choice = followChoice(form, createFormEvents(form, fail), fail)
    offerToJQuery(form, choice.begin)
    choice.begin()
    return choice
  }
  const timer = setTimeout(() => {
    try {
      begin()
    } catch (error) {
      fail(error)
    }
  }, BEGIN_DELAY)
  const onPageShow = () => choice?.update()
  addEventListener('pageshow', onPageShow)

  const reset = (event: Event) => {
    event.preventDefault()
    begin().reset()
  }
  const isReset = ({ target }: Event) => !!(target as Element).closest('.reset_variations')
  on('change', begin)
  on('click', (event) => {
    begin()
    if (isReset(event)) reset(event)
    else explainAddButton(event)
  })
  on('keydown', (event) => {
    const isPress = ['Enter', ' '].includes((event as KeyboardEvent).key)
    if (isPress && isReset(event) && !event.defaultPrevented) reset(event)
  })
  return () => {
    clearTimeout(timer)
    removeEventListener('pageshow', onPageShow)
    choice?.stop()
  }
}
