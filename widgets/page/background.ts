import type { Island } from '../../src/islands/island'

/** How far below the window a background is fetched, so that it is there when its element comes into view. */
const NEAR = '300px'

const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      observer.unobserve(target)
      target.classList.add('bg-loaded')
    }
  },
  { rootMargin: NEAR },
)

/** A background that the style sheet fetches once it is told that its element is near (behaviour page.background.loads-on-demand, contract 11.8). */
export default function attach({ host }: Island): () => void {
  observer.observe(host)
  return () => observer.unobserve(host)
}
