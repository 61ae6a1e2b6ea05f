/**
 * The sliders of other scripts, once they run: what slick, Owl, Swiper (another mark before version 7, and Woodmart's own) and Splide put
 * on the element around the slides.
 */
export const FOREIGN_SLIDERS =
  '.slick-initialized,.owl-loaded,.swiper-initialized,.swiper-container-initialized,.wd-initialized,.splide.is-initialized'

/** Is an element in one of the copies of slides that those sliders make in order to go round? Such a copy is no picture of its own. */
export function isInCopiedSlide(element: Element): boolean {
  return !!element.closest('.slick-cloned,.owl-item.cloned,.swiper-slide-duplicate,.splide__slide--clone')
}
