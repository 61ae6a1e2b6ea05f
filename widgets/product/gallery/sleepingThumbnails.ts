import type { Island } from '../../../src/islands/island'
import { giveBack } from '../../../src/islands/native'
import { dispatch } from '../../../src/page/events'
import { sleepingGalleryOf } from './awakeGalleries'

/** A strip of thumbnails wakes its gallery, as long as that sleeps; a click says which picture is wanted. */
export function attachSleepingThumbnails({ host: strip, on }: Island): () => void {
  const wakeGallery = (event: Event) => {
    const gallery = sleepingGalleryOf(strip)
    const index = [...strip.children].findIndex((thumbnail) => thumbnail.contains(event.target as Node))
    const isChoice = event.type === 'click' && index >= 0
    if (gallery) dispatch('shop-islands:gallery-wanted', isChoice ? { index } : {}, gallery)
    // It has come to life since: its own strip takes the click.
    else if (isChoice) giveBack(event)
  }
  const stops = ['pointerover', 'click'].map((type) => on(type, wakeGallery))
  return () => {
    for (const stop of stops) stop()
  }
}
