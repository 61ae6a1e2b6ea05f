import { click } from './page'

/** A link of the page that lies below what closes, where the pointer was and still is. */
export interface LinkBelow {
  /** Clicks it. `detail`: the how manieth of several clicks at one place it is. @returns whether the link is followed. */
  isReachedBy(detail: number): boolean
}

/** Puts such a link at the end of the page. */
export function linkBelow(): LinkBelow {
  const link = document.createElement('a')
  link.href = '/below/'
  document.body.append(link)
  let count = 0
  link.addEventListener('click', () => {
    count += 1
  })
  return {
    isReachedBy(detail) {
      const before = count
      const { defaultPrevented } = click(link, { detail })
      return count > before && !defaultPrevented
    },
  }
}
