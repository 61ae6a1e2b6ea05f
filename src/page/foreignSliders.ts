/** The sliders of other scripts, once they run: what slick, Owl and Swiper put on the element around the slides. */
export const FOREIGN_SLIDERS = '.slick-initialized,.owl-loaded,.swiper-initialized'

/** The copies of slides that those sliders make in order to go round. */
export const COPIED_SLIDES = '.slick-cloned,.owl-item.cloned,.swiper-slide-duplicate'
