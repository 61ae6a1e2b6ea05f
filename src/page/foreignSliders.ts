/** The sliders of other scripts, once they run: what slick, Owl and Swiper put on the element around the slides. */
export const FOREIGN_SLIDERS = '.slick-initialized,.owl-loaded,.swiper-initialized'
