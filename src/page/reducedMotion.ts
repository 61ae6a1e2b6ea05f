/** Did the shopper ask the device for less motion? What moves then jumps to where it would have ended. */
export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
