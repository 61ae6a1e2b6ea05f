import { defineWidget, h, Outlet, ServerElement, useHost, useState } from '/shop-islands/api.js'

/** Copies the code beside its button, and says so. Where the browser refuses, the code is selected, for the visitor to copy. */
function CopyCode() {
  const button = useHost()
  const [isCopied, setIsCopied] = useState(false)

  const copy = async () => {
    const code = button.closest('figure').querySelector('code')
    try {
      await navigator.clipboard.writeText(code.textContent)
      setIsCopied(true)
    } catch {
      getSelection().selectAllChildren(code)
    }
  }

  return [
    h(ServerElement, { of: button, class: { 'is-copied': isCopied }, onClick: copy, onBlur: () => setIsCopied(false) }),
    h(
      Outlet,
      { after: button },
      h('span', { role: 'status', className: 'screen-reader-text' }, isCopied && button.dataset.done),
    ),
  ]
}

defineWidget({
  name: 'copy-code',
  selectors: '[data-island="copy-code"]',
  wake: 'touch',
  claims: { click: true },
  busyClass: 'is-copying',
  component: CopyCode,
})
