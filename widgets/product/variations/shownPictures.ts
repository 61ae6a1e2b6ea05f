/** The variation's picture that each gallery shows, as its place and address; none for a gallery that has left the page. */
export const shownPictures: WeakMap<Element, string> = new WeakMap()
