// Stands in the page's head where the theme's own script has gone (docs/markup.md): lightboxes that open by themselves and extensions of
// the theme make these calls while the page is parsed, before any module runs. The build minifies it for the zip.
{
  const waiting = []
  const read = (name) => `; ${document.cookie}`.split(`; ${name}=`)[1]?.split(';')[0]
  const write = (name, value, days) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is asynchronous, and whoever calls this reads it back at once
    document.cookie = `${name}=${value};path=/;max-age=${value === false ? 0 : days * 86400}`
  }
  window.cookie ??= (name, value, days) => (value === undefined ? (read(name) ?? null) : write(name, value, days))
  const nothing = { attach() {}, detach() {} }
  window.Flatsome ??= {
    isStandIn: true,
    waiting,
    behavior: (...call) => void waiting.push((theme) => theme.behavior(...call)),
    plugin: (...call) => void waiting.push((theme) => theme.plugin(...call)),
    ...nothing,
    behaviors: new Proxy({}, { get: () => nothing }),
    Cookies: { get: read, set: (name, value, options) => write(name, value, options?.expires) },
  }
  const flickity = function (...call) {
    // Nobody has put the real one on a jQuery that another has replaced since.
    waiting.push(() => this.flickity !== flickity && this.flickity(...call))
    return this
  }
  flickity.isStandIn = 'early'
  const loadMagnificPopup = () => new Promise((resolve) => waiting.push(() => resolve()))
  loadMagnificPopup.isStandIn = true
  const offer = () => {
    if (!window.jQuery?.fn) return
    jQuery.loadMagnificPopup ??= loadMagnificPopup
    for (const name of ['flickity', 'lazyFlickity']) jQuery.fn[name] ??= flickity
  }
  document.addEventListener('load', offer, true)
}
