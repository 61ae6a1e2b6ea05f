/** A link to terms that stand hidden in the page (contract 9.2). */
export const TERMS_LINK = 'a[data-island="terms"],a[href="#terms-and-conditions-lightbox"]'
