import type { LightboxPicture, LightboxPictures } from '../../src/lightbox/lightboxPicture'
import { safeUrl } from '../../src/page/navigation'
import { PICTURE_GROUP } from './lightboxSelectors'
import { opensPicture } from './opensPicture'

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

/**
 * The pictures that are stepped through with that of a link; it alone where it stands in no group (decisions: A picture outside of a gallery).
 *
 * @returns undefined where the link's own address is not safe.
 */
export function picturesAround(link: HTMLElement): LightboxPictures | undefined {
  const group = link.closest(PICTURE_GROUP) ?? (link.matches('.lightbox-gallery') ? link.parentElement : null)
  const links = [...(group?.querySelectorAll<HTMLElement>('a[href]') ?? [link])].filter(opensPicture)
  const found = links.flatMap((each) => {
    const picture = read(each)
    return picture ? [{ each, picture }] : []
  })
  const startAt = found.findIndex(({ each }) => each === link)
  return startAt < 0 ? undefined : { pictures: found.map(({ picture }) => picture), startAt }
}
