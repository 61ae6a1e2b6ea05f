import type { LightboxPicture, LightboxPictures } from '../../../src/lightbox/lightboxPicture'
import { collectPictures } from '../../../src/page/collectPictures'
import { safeUrl } from '../../../src/page/navigation'
import { opensPicture } from '../pageClaims'
import { PICTURE_GROUP } from '../pageSelectors'

function read(link: HTMLElement): LightboxPicture | undefined {
  const address = safeUrl(link.getAttribute('href'))
  const image = link.querySelector('img')
  const caption = link.closest('figure')?.querySelector('figcaption')?.textContent?.trim()
  return address
    ? {
        address,
        width: 0,
        height: 0,
        alt: image?.alt ?? '',
        caption: caption || link.title,
        preview: image?.currentSrc || image?.src || '',
      }
    : undefined
}

const linksIn = (place: ParentNode, selector: string) =>
  [...place.querySelectorAll<HTMLElement>(selector)].filter(opensPicture)

/**
 * The links of one of the theme's galleries, in which each is in a box of its own: those of the nearest row or slider that has several,
 * else of the page. Links in marked groups are left out.
 */
function galleryAround(link: HTMLElement): HTMLElement[] {
  const next = (place: Element | null | undefined) => place?.closest('.row,.slider')
  const galleryIn = (place: ParentNode) =>
    linksIn(place, 'a.lightbox-gallery[href]').filter((each) => !each.closest(PICTURE_GROUP))
  for (let place: Element | null | undefined = link.parentElement; place; place = next(place.parentElement)) {
    const links = galleryIn(place)
    if (links.length > 1) return links
  }
  return galleryIn(document)
}

/**
 * The pictures of a link's group; only its own where it is in no group (decisions: A picture outside of a gallery).
 *
 * @returns `undefined` where the link's own address is not safe.
 */
export function linkedPictures(link: HTMLElement): LightboxPictures | undefined {
  const group = link.closest(PICTURE_GROUP)
  const alone = link.matches('.lightbox-gallery') ? galleryAround(link) : [link].filter(opensPicture)
  const links = group ? linksIn(group, 'a[href]') : alone
  const found = collectPictures(links, read, link)
  return found.startAt < 0 ? undefined : found
}
