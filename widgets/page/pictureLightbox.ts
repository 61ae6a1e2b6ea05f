import type { Island } from '../../src/islands/island'
import type { LightboxPicture, LightboxPictures } from '../../src/lightbox/lightboxPicture'
import { loadOnce } from '../../src/page/loadOnce'
import { goTo, safeUrl } from '../../src/page/navigation'
import { report } from '../../src/page/report'
import { settings } from '../../src/stores/settings'
import { loadText } from '../../src/text/text'
import { PICTURE_GROUP } from './lightboxHooks'
import { opensPicture } from './opensPicture'

const loadLightbox = loadOnce(() => import('../../src/lightbox/openPictures'))

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

/** The pictures that are stepped through with that of a link; it alone where it stands in no group (answers: `#{n}` is 1 then). */
function picturesAround(link: HTMLElement): LightboxPictures | undefined {
  const group = link.closest(PICTURE_GROUP) ?? (link.matches('.lightbox-gallery') ? link.parentElement : null)
  const links = [...(group?.querySelectorAll<HTMLElement>('a[href]') ?? [link])].filter(opensPicture)
  const found = links.flatMap((each) => {
    const picture = read(each)
    return picture ? [{ each, picture }] : []
  })
  const startAt = found.findIndex(({ each }) => each === link)
  return startAt < 0 ? undefined : { pictures: found.map(({ picture }) => picture), startAt }
}

async function open(link: HTMLElement): Promise<void> {
  const asked = picturesAround(link)
  if (!asked) return
  const { locale } = settings()
  try {
    const [{ openPictures }, { pictures: name }, texts] = await Promise.all([
      loadLightbox(),
      loadText('page', locale),
      loadText('product', locale),
    ])
    openPictures(asked, link, { ...texts, name, pictureFailed: texts.lightboxPictureFailed })
  } catch (error) {
    // As without script: the link opens the picture.
    report('gallery-lightbox-failed', link, error)
    goTo(asked.pictures[asked.startAt]?.address)
  }
}

/** A link to a picture that opens it over the page, with those beside it (contract 11.5). */
export default function attach({ host, on }: Island): () => void {
  return on('click', () => open(host))
}
