/** The texts of the banners of the shop. */
export interface BannersMessages {
  /** Names the link that dismisses a banner, where the server prints no words for it. */
  dismiss: string
}
