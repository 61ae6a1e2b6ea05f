/// <reference types="jquery" />

/** Has a control do something when it is tapped, in place of what the browser does, by a handler delegated from the body. */
export function onTap(selector: string, act: (control: JQuery) => unknown): void {
  $(document.body as Element).on('click', selector, function (event) {
    event.preventDefault()
    act($(this))
  })
}
