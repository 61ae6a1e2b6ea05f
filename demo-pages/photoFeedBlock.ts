import { feedData } from '../fixtures/shop/around/photoFeed'
import { type Html, html } from './html'
import type { Variants } from './variants'

const settings = { username: 'meo', count: 6 }

/** @returns a block of photos as the theme prints it (contract 11.7): places for the photos, which come later. */
export function photoFeedBlock({ feed }: Pick<Variants, 'feed'>): Html {
  const data = feed === 'empty' ? '' : feedData(settings, feed === 'expired')
  const places = Array.from({ length: settings.count }, () => html`<div class="col"><span class="photo"></span></div>`)
  return html`<div class="row large-columns-3 medium-columns-3 small-columns-2 photo-feed" data-flatsome-instagram="${data}">${places}</div>`
}
