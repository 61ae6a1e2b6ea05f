/** The texts of a form to subscribe. */
export interface SubscribeTexts {
  emptyEmail: string
  /** What was typed is not an e-mail address. */
  invalidEmail: string
  /** The consent is not ticked; the pop-up shows no message for that. */
  consent: string
  /**
   * The subscription could not be sent; the widget shows no message for that (behaviour subscribe.error.enables-button-without-message).
   */
  failed: string
}

/** Every text that the script itself shows or speaks, by area and key; texts that the server configures win over these. */
export interface Messages {
  /** The texts of the cart, and those that several areas share. */
  cart: {
    viewCart: string
    addFailed: string
    /** The quantity of a row of the mini-cart could not be changed. */
    quantityFailed: string
    /** An item could not be removed, and there is no link that does so. */
    removeFailed: string
    close: string
    dialogLabel: string
    /** `{count}` stands for the number of pieces. */
    cartSummary: string
  }
  /** The texts of the account's pages; what the server configures wins over them. */
  account: {
    showPassword: string
    hidePassword: string
  }
  /** The texts of the banners of the shop. */
  banners: {
    /** Names the link that dismisses a banner, where the server prints no words for it. */
    dismiss: string
  }
  /** The texts of contact forms that the server does not send itself. */
  contactForm: {
    /** The server could not be reached. */
    fetchError: string
    /** The server's answer cannot be read. */
    invalidJson: string
    /** The server did not answer, not in time, or with an error. */
    sendFailed: string
    /** Stands in bold before `wrongPlace`. */
    error: string
    wrongPlace: string
  }
  /** The texts of the coupon pop-up and of the subscribe widget. */
  coupon: {
    box: SubscribeTexts
    widget: SubscribeTexts
    subscribed: string
    /** Names the pop-up where it has no title. */
    name: string
    close: string
    /** The small icon that opens the pop-up again. */
    reopen: string
    /** Puts the small icon away. */
    closeIcon: string
  }
  /** The texts of the elements that any page may have; those that the theme prints win over them. */
  page: {
    /** Names the mobile menu. */
    mainMenu: string
    /** Names a button that unfolds the entries below one of a menu. */
    toggleEntries: string
    /** Leads back from the entries below one of a menu. */
    back: string
    /** Names a lightbox that has no title of its own. */
    lightbox: string
    /** Names a lightbox with pictures. */
    pictures: string
    /** Names a lightbox with a video. */
    video: string
    /** A video cannot be shown. `{link}` and `{/link}` stand around what leads to it. */
    videoFailed: string
    /** Names a slider. */
    slider: string
    nextSlide: string
    previousSlide: string
    /** Names the button that leads to a slide; `{n}` is its number. */
    showSlide: string
    /** Names the links to the chapters of a page. */
    chapters: string
    /** Open a block of the page in the page builder, and in the editor. */
    editInBuilder: string
    editInEditor: string
  }
  /** The texts of the photo feed, which only administrators see. */
  photoFeed: {
    /** `{message}` stands for what was wrong. */
    error: string
    /** What was wrong where there were no data that could be read. */
    invalidData: string
  }
  /** The texts of product pages and the quick view; those that the server configures win over them. */
  product: {
    /** A zoomed picture failed to load. */
    zoomFailed: string
    /**
     * A picture of the gallery lightbox failed to load. `{link}` and `{/link}` stand around what leads to the picture, `{n}` for its
     * number.
     */
    lightboxPictureFailed: string
    noMatchingVariation: string
    makeSelection: string
    unavailable: string
    /** The shop could not be asked for the variation of a choice. The form can be sent all the same. */
    variationFailed: string
    selectionReset: string
    openGallery: string
    /** Names the slider and the lightbox of a product's pictures. */
    gallery: string
    /** Names a thumbnail that has no name of its own; `{n}` is its number. */
    showPicture: string
    nextPicture: string
    previousPicture: string
    close: string
    /** Names the quick view's dialog until its product has a heading. */
    quickView: string
    /** Announced while a quick view is loading. */
    loadingQuickView: string
    /** A quick view could not be loaded, and there is no link to the product's page. */
    quickViewFailed: string
    ratingRequired: string
    /** `{n}` stands for 1 to 5. */
    stars: string
  }
  /** The texts of the quote list; what the server answers or configures wins over them. */
  quote: {
    /** A product was added, and the server's answer has no message. */
    added: string
    /** The chosen variation is in the list already, and the server's answer has no message (plugins contract 3.3). */
    alreadyListed: string
    /** The link to the list, where the answer has no label for it. */
    browse: string
    addFailed: string
    /** Announced when a row was removed. */
    removed: string
    removeFailed: string
    emptyList: string
  }
  /** The texts of the header's search; those that the theme author sets win over them. */
  search: {
    /** Nothing was found; shown only if the settings ask for it. */
    noResults: string
    /** Names the list of suggestions. */
    suggestions: string
    /** Announced when suggestions are shown; `{count}` stands for their number. */
    suggestionCount: string
  }
  /** The texts of wishlists; those that the server configures win over them. */
  wishlist: {
    /** Alerted when a product's options have to be chosen first. */
    makeSelection: string
    /** Alerted when a bulk action has nothing to work on. */
    nothingSelected: string
    /** The choice of a new wishlist. */
    createNew: string
    /** Names the choice of a wishlist. */
    chooseWishlist: string
    /** Names the field for the name of a new wishlist. */
    newName: string
    /** The button that confirms the choice. */
    add: string
    /** `{product_name}` and `{wishlist_title}` stand for the names. */
    alreadyIn: string
    copied: string
    /** Announced after an add or a removal for which the server's answer has no message. */
    added: string
    removed: string
    failed: string
    close: string
  }
}
