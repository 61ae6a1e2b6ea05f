// Wraps the browser's media elements and frames: pausing is a call, and a frame ends what it plays only when it is loaded anew.
import { isDrawn } from './elements'

/** Frames of players. Others, as those with forms, are left alone: what is typed into them would be lost. */
const PLAYERS = 'iframe:is([allow*="autoplay"],[src*="youtu"],[src*="vimeo"])'

/** Stops what can be heard from a part of the page that cannot be seen any more. What is mute plays on. */
export function stopSound(part: Element): void {
  const players = part.querySelectorAll(`audio,video,${PLAYERS}`)
  if (players.length === 0 || isDrawn(part)) return
  for (const player of players) {
    if (!(player instanceof HTMLMediaElement)) player.parentNode?.insertBefore(player, player.nextSibling)
    else if (!player.muted) player.pause()
  }
}
