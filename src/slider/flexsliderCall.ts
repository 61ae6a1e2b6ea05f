// Wraps jQuery: the call by which other scripts lead the shop's default gallery to a picture (contract 4.1).

/** The part of jQuery that the call is added to. */
interface JQuery {
  fn: object
}

/** A collection; the data of its first element are asked for, where the library has its object, too. */
interface Collection {
  data(key: string): { flexAnimate?: unknown } | undefined
}

/**
 * Scripts that have found the library's object on a gallery make the library's call on that gallery, and what they do after it is left
 * undone where there is none. A getter, because `jQuery.fn.flexslider` itself tells scripts whether they can make sliders of their own by
 * the library; one that comes takes its place.
 */
export function offerFlexsliderCall({ fn }: JQuery): void {
  if ('flexslider' in fn) return
  let library: unknown
  Object.defineProperty(fn, 'flexslider', {
    set(given: unknown) {
      library = given
    },
    get(this: Collection) {
      return library ?? this.data('flexslider')?.flexAnimate
    },
  })
}
