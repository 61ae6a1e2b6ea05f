import { isDrawn } from './elements'
import { moveNode } from './moveNode'

/** Frames of players. Others, as those with forms, are left alone: what is typed into them would be lost. */
const PLAYERS = 'iframe:is([allow*="autoplay"],[src*="youtu"],[src*="vimeo"])'

/**
 * Stops what can be heard from a part of the page that cannot be seen any more. What is mute plays on. A frame is put where it is: it ends
 * what it plays only when it is loaded anew.
 */
function stopSound(part: Element): void {
  const players = part.querySelectorAll(`audio,video,${PLAYERS}`)
  if (players.length === 0 || isDrawn(part)) return
  for (const player of players) {
    if (!(player instanceof HTMLMediaElement)) player.parentNode?.insertBefore(player, player.nextSibling)
    else if (!player.muted) player.pause()
  }
}

/** For each part of the page that a lightbox shows: the function that moves it back to its place. */
const returns = new WeakMap<Element, () => void>()

/**
 * Moves a part of the page into a lightbox. If another lightbox that is still closing has it, it is moved back from there first.
 *
 * @param content is in the page already.
 * @param into the element that gets it; is in the page already.
 * @returns a function that moves it back to its place, and stops what plays in it where that is hidden; called again it does nothing. If a
 *   swap has replaced its place meanwhile, it is not moved back: the page has the server's new version of it.
 */
export function movePageContent(content: HTMLElement, into: Element): () => void {
  returns.get(content)?.()
  const place = document.createComment('')
  content.before(place)
  moveNode(content, into, null)
  const bringBack = () => {
    if (returns.get(content) !== bringBack) return
    returns.delete(content)
    if (place.parentNode) moveNode(content, place.parentNode, place)
    place.remove()
    // Once it is hidden again, unless another lightbox has it by then: a node that is moved plays on.
    queueMicrotask(() => stopSound(content))
  }
  returns.set(content, bringBack)
  return bringBack
}
