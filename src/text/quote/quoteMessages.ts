/** The texts of the quote list; what the server answers or configures wins over them. */
export interface QuoteMessages {
  /** A product was added, and the server's answer says nothing about it. */
  added: string
  /** The chosen variation is in the list already, and the server's answer says nothing about it (plugins contract 3.3). */
  alreadyListed: string
  /** The link to the list, where the answer has no label for it. */
  browse: string
  addFailed: string
  /** Spoken when a row has gone. */
  removed: string
  removeFailed: string
  emptyList: string
}
