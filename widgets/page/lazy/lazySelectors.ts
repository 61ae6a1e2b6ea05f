/** Backgrounds that are fetched when they come near (contract 11.8). */
export const BACKGROUND = '[data-island="background"],.bg,.section-bg'

/** Pictures whose addresses the server printed in other attributes (contract 11.8). */
export const LAZY_IMAGE = 'img[data-island="lazy-image"],img.lazy-load[data-src]'
