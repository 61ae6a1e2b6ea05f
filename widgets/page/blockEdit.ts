import type { Island } from '../../src/islands/island'
import { safeUrl } from '../../src/page/navigation'
import { settings } from '../../src/stores/settings'
import { loadText } from '../../src/text/text'
import { showTipOn } from './showTip'
import { createTip } from './tip'

/** What the keyboard can reach in a block. */
const REACHABLE = 'a[href],button,input,select,textarea,[tabindex]'

function drawLink(className: string, address: string, words: string): HTMLAnchorElement {
  const link = document.createElement('a')
  link.className = `button edit-block-button edit-block-button-${className}`
  link.href = address
  link.textContent = words
  return link
}

/** The builder's address of a block in a menu says which entry of the menu it is (contract 11.9). */
function builderAddress(block: Element, address: string): string {
  const [, entry] = /^menu-item-(\d+)$/.exec(block.closest('.menu-item-has-block')?.id ?? '') ?? []
  return entry ? `${address}&menu_id=${entry}` : address
}

/**
 * The links that lead who may edit pages from a block of the page to its editor (behaviour security.role.editor-sees-block-edit-links).
 * The mark that the server put before the block is taken out; who may not edit has no marks.
 */
export default function attach(island: Island): (() => void) | undefined {
  const { host: block } = island
  const mark = block.previousElementSibling
  if (!(mark instanceof HTMLElement) || !mark.matches('.block-edit-link')) return
  const { backend, link, title = '' } = mark.dataset
  mark.remove()
  block.classList.add('has-block')
  const isAddedStop = !block.matches(REACHABLE) && !block.querySelector(REACHABLE)
  if (isAddedStop) block.tabIndex = 0
  let stop = () => {}
  let hasLeft = false
  loadText('page', settings().locale).then(({ editInBuilder, editInEditor }) => {
    if (hasLeft) return
    const heading = document.createElement('p')
    heading.textContent = title
    const content = document.createDocumentFragment()
    content.append(heading)
    const addresses = { builder: safeUrl(link && builderAddress(block, link)), backend: safeUrl(backend) }
    if (addresses.builder) content.append(drawLink('builder', addresses.builder, editInBuilder))
    if (addresses.backend) content.append(drawLink('backend', addresses.backend, editInEditor))
    stop = showTipOn(island, createTip(block, content, true), () => {})
  })
  return () => {
    hasLeft = true
    stop()
  }
}
