import type { WidgetDefinition } from '../../src/islands/definition'
import { isThemeScriptHere } from '../../src/page/themeScript'
import { FILM_LINK, LIGHTBOX_CONTENT, PICTURE_LINK, PICTURE_PLACES } from './lightboxHooks'
import { namedByHash } from './namedByHash'
import { opensPicture } from './opensPicture'
import { TOOLTIP } from './tooltipHooks'

const isOurs = () => !isThemeScriptHere()

/** What waits in the content of a page for a pointer: links to what a lightbox shows, and tips (contract 11.5, 11.8). */
export const pointedWidgets: readonly WidgetDefinition[] = [
  {
    name: 'content-lightbox',
    hooks: '[data-island="lightbox-link"],a[href^="#"]',
    wake: 'interaction',
    claims: (_event, link) => isOurs() && !!namedByHash((link as HTMLAnchorElement).hash)?.matches(LIGHTBOX_CONTENT),
    attach: () => import('./contentLightbox'),
  },
  {
    name: 'film-lightbox',
    hooks: FILM_LINK,
    wake: 'interaction',
    claims: isOurs,
    attach: () => import('./filmLightbox'),
  },
  {
    name: 'picture-lightbox',
    hooks: `${PICTURE_LINK},${PICTURE_PLACES}`,
    wake: 'interaction',
    claims: (_event, link) => isOurs() && opensPicture(link),
    attach: () => import('./pictureLightbox'),
  },
  {
    name: 'tooltip',
    hooks: TOOLTIP,
    wake: 'interaction',
    events: ['pointerover', 'focusin'],
    claims: (event, host) =>
      isOurs() &&
      (!!host.title || host.matches('.tooltipstered')) &&
      (event.type === 'focusin' || (event as PointerEvent).pointerType !== 'touch'),
    attach: () => import('./tooltip'),
  },
]
