/** The mark at the beginning of a chapter of a long page (contract 11.2). */
export const CHAPTER = '[data-island="chapter"],.scroll-to[data-link]'
