import type { PictureSlider } from '../../src/slider/sliders'
import type { Messages } from '../../src/text/messages'

/**
 * Draws a dot for each place at which a slider stops, in the elements that the theme's styles know (contract 11.6).
 *
 * @returns what takes them off.
 */
export function drawDots(host: HTMLElement, slider: PictureSlider, { showSlide }: Messages['page']): () => void {
  const box = document.createElement('div')
  box.className = 'flickity-page-dots'
  let stops: number[] = []

  const mark = (selected: number) => {
    for (const [index, dot] of [...box.children].entries()) {
      const isSelected = stops[index] === selected
      dot.classList.toggle('is-selected', isSelected)
      if (isSelected) dot.setAttribute('aria-current', 'true')
      else dot.removeAttribute('aria-current')
    }
  }
  const selectedNow = () =>
    [...host.querySelectorAll('.flickity-slider>*')].findIndex((cell) => cell.matches('.is-selected'))
  const draw = () => {
    const now = slider.stops()
    if (now.join() === stops.join()) return
    stops = now
    const dots = stops.map((_first, index) => {
      const dot = document.createElement('button')
      dot.type = 'button'
      dot.className = 'dot'
      dot.setAttribute('aria-label', showSlide.replace('{n}', `${index + 1}`))
      return dot
    })
    // One place is no choice.
    box.replaceChildren(...(dots.length > 1 ? dots : []))
    mark(selectedNow())
  }
  const onClick = (event: Event) => {
    const first = stops[[...box.children].indexOf(event.target as Element)]
    if (first !== undefined) slider.select(first)
  }
  const onSelected = () => mark(selectedNow())
  box.addEventListener('click', onClick)
  host.addEventListener('shop-islands:slide-selected', onSelected)
  const watching = new ResizeObserver(draw)
  watching.observe(host)
  draw()
  host.append(box)
  return () => {
    watching.disconnect()
    host.removeEventListener('shop-islands:slide-selected', onSelected)
    box.remove()
  }
}
