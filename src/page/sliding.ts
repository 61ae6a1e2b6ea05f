/** What slick, Owl and Swiper put on the element around the slides. */
export const SLIDING = '.slick-initialized,.owl-loaded,.swiper-initialized'
