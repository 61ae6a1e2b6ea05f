import { themeScript } from '../../../src/bridge/replacedScripts'
import type { AreaDefinition, EventCondition } from '../../../src/islands/definition'
import { namedByHash } from '../../../src/page/address'
import type * as widgets from '../index'
import { opensPicture } from '../pageClaims'
import { LIGHTBOX_CONTENT, PICTURE_LINK, PICTURE_PLACES, VIDEO_LINK } from '../pageSelectors'

/** Does a link open a part of this page as a lightbox? All links to a part of the page are asked, and most only go there. */
const leadsToContent: EventCondition = (_event, link) =>
  !!namedByHash((link as HTMLAnchorElement).hash)?.matches(LIGHTBOX_CONTENT)

const leadsToPicture: EventCondition = (_event, link) => opensPicture(link)

/** What opens over the page: parts of it, videos and pictures (contract 9.4, 11). */
export const lightboxes: readonly AreaDefinition<keyof typeof widgets>[] = [
  {
    name: 'content-lightbox',
    selectors: '[data-island="lightbox-link"],a[href^="#"]',
    parts: LIGHTBOX_CONTENT,
    wake: 'touch',
    touches: { pointerover: leadsToContent, focusin: leadsToContent },
    claims: { click: leadsToContent },
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
    touches: { pointerover: leadsToPicture, focusin: leadsToPicture },
    claims: { click: leadsToPicture },
    busyClass: 'loading',
    replaces: themeScript,
    component: 'PictureLink',
  },
]
