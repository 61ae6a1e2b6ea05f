import { vi } from 'vitest'

/** As in Chrome before 120: what asks `URL.canParse` breaks off. */
export function withoutCanParse(): void {
  vi.spyOn(URL, 'canParse').mockImplementation(() => {
    throw new TypeError('URL.canParse is not a function')
  })
}

/** As in Chrome before 121 and Firefox before 122: `checkVisibility` knows its options by their older names alone. */
export function withOlderVisibilityOptions(): void {
  const { checkVisibility } = Element.prototype
  vi.spyOn(Element.prototype, 'checkVisibility').mockImplementation(function (
    this: Element,
    { checkOpacity = false, checkVisibilityCSS = false } = {},
  ) {
    return checkVisibility.call(this, { checkOpacity, checkVisibilityCSS })
  })
}

/** As in Chrome before 112: the data of a form is without the button that sends it. */
export function withoutSubmitterInData(): void {
  const Newer = FormData
  vi.stubGlobal(
    'FormData',
    class extends Newer {
      constructor(form?: HTMLFormElement) {
        super(form)
      }
    },
  )
}
