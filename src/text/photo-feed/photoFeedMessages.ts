/** The texts of the photo feed, which only administrators see. */
export interface PhotoFeedMessages {
  /** `{message}` stands for what was wrong. */
  error: string
  /** What was wrong where there were no data that could be read. */
  invalidData: string
}
