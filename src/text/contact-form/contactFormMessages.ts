/** The texts of contact forms that the server does not send itself. */
export interface ContactFormMessages {
  /** The server could not be reached. */
  fetchError: string
  /** What the server sent is no answer. */
  invalidJson: string
  /** The server gave no answer, or one of an error. */
  sendFailed: string
  /** Stands in bold before `wrongPlace`. */
  error: string
  wrongPlace: string
}
