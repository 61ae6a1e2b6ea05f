import { themeScript } from '../../../src/bridge/replacedScripts'
import type { AreaDefinition } from '../../../src/islands/definition'
import { namedByHash } from '../../../src/page/address'
import type * as widgets from '../index'
import { LIGHTBOX_CONTENT, PICTURE_LINK, PICTURE_PLACES, VIDEO_LINK } from './lightboxSelectors'
import { opensPicture } from './opensPicture'

/** What opens over the page: parts of it, videos and pictures (contract 9.4, 11). */
export const lightboxes: readonly AreaDefinition<keyof typeof widgets>[] = [
  {
    name: 'content-lightbox',
    selectors: '[data-island="lightbox-link"],a[href^="#"]',
    parts: LIGHTBOX_CONTENT,
    wake: 'touch',
    claims: {
      click: (_event, link) => !!namedByHash((link as HTMLAnchorElement).hash)?.matches(LIGHTBOX_CONTENT),
    },
    busyClass: 'loading',
    replaces: themeScript,
    component: 'ContentLink',
  },
  {
    name: 'page-lightboxes',
    selectors: 'body',
    wake: 'touch',
    touches: {
      'shop-islands:open-content': true,
      'shop-islands:open-video': true,
      'shop-islands:open-pictures': true,
    },
    replaces: themeScript,
    component: 'PageLightboxes',
  },
  {
    name: 'video-lightbox',
    selectors: VIDEO_LINK,
    wake: 'touch',
    claims: { click: true },
    busyClass: 'loading',
    replaces: themeScript,
    component: 'VideoLink',
  },
  {
    name: 'picture-lightbox',
    selectors: `${PICTURE_LINK},${PICTURE_PLACES}`,
    wake: 'touch',
    claims: { click: (_event, link) => opensPicture(link) },
    busyClass: 'loading',
    replaces: themeScript,
    component: 'PictureLink',
  },
]
