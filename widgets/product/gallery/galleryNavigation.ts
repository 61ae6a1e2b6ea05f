import type { Messages } from '../../../src/text/messages'

/** The thumbnails of the shop's default gallery. */
export interface GalleryNavigation {
  readonly list: HTMLOListElement
  /** Marks the thumbnail of the selected picture. */
  show(selected: number): void
}

/**
 * Draws the thumbnails of the shop's default gallery in the elements that its styles know (contract 4.1). Each is a button.
 *
 * @param pictures the gallery's pictures, each with what its thumbnail is in `data-thumb…`.
 * @param select is told which one was chosen.
 */
export function drawNavigation(
  pictures: readonly Element[],
  { showPicture }: Messages['product'],
  select: (index: number) => void,
): GalleryNavigation {
  const list = document.createElement('ol')
  list.className = 'flex-control-nav flex-control-thumbs'
  const thumbnails = pictures.map((picture, index) => {
    const name = (attribute: string) => picture.getAttribute(`data-thumb${attribute}`) ?? ''
    const image = document.createElement('img')
    image.alt = name('-alt') || showPicture.replace('{n}', `${index + 1}`)
    if (name('-srcset')) {
      image.sizes = name('-sizes')
      image.srcset = name('-srcset')
    }
    image.src = name('') || (picture.querySelector('img')?.src ?? '')
    image.tabIndex = 0
    image.setAttribute('role', 'button')
    const item = document.createElement('li')
    item.append(image)
    list.append(item)
    return image
  })
  const choose = (event: Event) => {
    const index = thumbnails.findIndex((image) => image.contains(event.target as Node))
    if (index < 0) return
    event.preventDefault()
    select(index)
  }
  list.addEventListener('click', choose)
  list.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' || event.key === ' ') choose(event)
  })
  return {
    list,
    show(selected) {
      for (const [index, image] of thumbnails.entries()) {
        image.classList.toggle('flex-active', index === selected)
        if (index === selected) image.setAttribute('aria-current', 'true')
        else image.removeAttribute('aria-current')
      }
    },
  }
}
