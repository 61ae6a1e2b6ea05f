/**
 * An alert with a link in it.
 *
 * @param sentence plain text; `{link}` and `{/link}` stand around what is linked.
 * @param address where that leads; already checked for safety.
 */
export function linkedAlert(sentence: string, address: string): HTMLElement {
  const [before = '', linked = '', after = ''] = sentence.split(/\{\/?link\}/)
  const link = document.createElement('a')
  link.href = address
  link.textContent = linked
  const alert = document.createElement('p')
  alert.setAttribute('role', 'alert')
  alert.append(before, link, after)
  return alert
}
