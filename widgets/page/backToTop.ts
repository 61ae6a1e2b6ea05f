import type { Island } from '../../src/islands/island'

/** The way back to the top: it can be seen once the shopper has scrolled one screen down (behaviours page.back-to-top.*, contract 11.2). */
export default function attach({ host: control }: Island): () => void {
  // A mark in the page one screen down, which leaves the window upwards: nobody has to count scrolled pixels.
  const mark = document.createElement('div')
  mark.dataset['islandOutlet'] = ''
  mark.style.cssText = 'position:absolute;top:0;left:0;width:1px;height:100vh;visibility:hidden;pointer-events:none'
  document.body.append(mark)
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, boundingClientRect } of entries.slice(-1))
      control.classList.toggle('active', !isIntersecting && boundingClientRect.bottom <= 0)
  })
  observer.observe(mark)
  return () => {
    observer.disconnect()
    mark.remove()
  }
}
