import { type FakeShop, openShop } from '../../support/fakeShop'
import { openPage, pass, stopClock, type TestPage } from '../../support/freshPage'
import { find } from '../../support/page'
import { startPage } from '../../support/startPage'

/** The header's search form, as the theme prints it (contract 10). */
export const searchForm = (more = '', id = 'search') => `
  <form role="search" method="get" class="searchform" action="/" id="${id}">${more}
    <input type="search" class="search-field mb-0" name="s"><input type="hidden" name="post_type" value="product">
    <button type="submit" value="go" class="ux-search-submit submit-button button"></button>
    <div class="live-search-results text-left z-top"></div></form>`

/** The selector of a category. */
export const CATEGORIES = `<select class="search_categories" name="product_cat">
  <option value="">Tất cả</option><option value="thuc-an">Thức ăn</option></select>`

/** One entry of an answer, complete but for what the test says. */
export const suggestion = (value: string, more: Readonly<Record<string, unknown>> = {}) => ({
  type: 'Product',
  id: 12,
  value,
  url: `/san-pham/${encodeURIComponent(value)}/`,
  img: '/images/pate.svg',
  price: '<span class="amount">18.000&nbsp;₫</span>',
  ...more,
})

/** The answer with these entries. */
export const answerOf = (...suggestions: object[]) => ({ suggestions })

/** A page with a search form, and the shop behind it. */
export interface SearchPage {
  page: TestPage
  shop: FakeShop
}

/** Opens a page with this HTML and starts the script, with these settings; `before` happens while it is not there yet. */
export async function openSearch(
  html = searchForm(),
  settings: Readonly<Record<string, unknown>> = {},
  before = () => {},
): Promise<SearchPage> {
  const page = openPage(html)
  before()
  stopClock()
  const shop = openShop()
  await startPage(settings)
  await pass()
  return { page, shop }
}

/** The field of a form. */
export const fieldOf = (form = '#search') => find<HTMLInputElement>(`${form} [name="s"]`)

/** Types a text into a field, in place of what is there, as one input event. */
export function enter(text: string, field = fieldOf()): void {
  if (document.activeElement !== field) field.focus()
  field.value = text
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

/** Types a text, and lets what follows from it happen at once. */
export async function type(text: string, field = fieldOf()): Promise<void> {
  enter(text, field)
  await pass(1)
}

/** The rows of a form's box. */
export const rows = (form = '#search') => [
  ...document.querySelectorAll<HTMLElement>(`${form} .autocomplete-suggestion`),
]

/** What stands in the rows, by name. */
export const names = (form = '#search') =>
  rows(form).map((row) => row.querySelector('.search-name')?.textContent ?? undefined)

/** Types a text and lets the shop answer it. */
export async function search({ shop }: SearchPage, text: string, ...suggestions: object[]): Promise<void> {
  await type(text)
  shop.answer(answerOf(...suggestions))
  await pass()
}

/** The query of the last request. */
export const lastQuery = (shop: FakeShop) =>
  Object.fromEntries(new URL(shop.requests.at(-1)?.url ?? '', location.href).searchParams)
