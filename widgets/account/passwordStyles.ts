import { adoptStyles } from '../../src/page/adoptStyles'

const BOX = 'shop-islands-password'

/** An eye, drawn as a mask so that it has the colour of the text. */
const EYE =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'%3E%3Cpath d='M12 5C6 5 2 12 2 12s4 7 10 7 10-7 10-7-4-7-10-7m0 11a4 4 0 1 1 0-8 4 4 0 0 1 0 8'/%3E%3C/svg%3E\")"

/** On the shop's own markup its style sheet draws the button; what anybody else says about ours wins over this. */
const STYLES = `:where(.${BOX}){position:relative;display:block}
:where(.${BOX} .show-password-input){position:absolute;inset:0 0 0 auto;width:2.75em;border:0;background:none;color:inherit;cursor:pointer}
:where(.${BOX} .show-password-input)::before{content:'';position:absolute;inset:0;background:currentColor;opacity:.6;mask:${EYE} center/1.25em no-repeat}
:where(.${BOX} .display-password)::before{opacity:1}`

/** Draws the button in the box of a field that has our own attribute. */
export function adoptPasswordStyles(box: HTMLElement): void {
  adoptStyles(STYLES)
  box.classList.add(BOX)
}
