/** Everything about the traffic-source tracker that can be set, with its default (contract 12.2). */
export const defaultAttributionSettings = {
  /** May the visitor be tracked, as long as nobody has said otherwise? */
  attributionAllowed: true,
  /** The category of the consent plugins that decides about it; empty: they are not asked. */
  attributionConsentCategory: '',
  /** Months for which the records are kept; what comes to less than a minute lasts until the browser closes. */
  attributionLifetime: 6,
  /** Minutes from the last page to the end of a session; less than one: 30. */
  attributionSession: 30,
  /** Hours between UTC and the stored dates, as text; empty: the visitor's own zone. */
  attributionTimeZone: '0',
  /** Is base64 put around the stored values? */
  attributionBase64: false,
  /** The host of the shop, whose subdomains are no referrers and share the cookies; empty: the page's, without `www.`. */
  attributionDomain: '',
  /** Is the shop this very host, without its subdomains? */
  attributionIsolated: false,
  /** One more parameter of addresses that holds the campaign; empty: none. */
  attributionCampaignParameter: '',
  /** One more that holds the term; empty: none. */
  attributionTermParameter: '',
  /** One more that holds the content; empty: none. */
  attributionContentParameter: '',
  /** The visitor's address, where the server prints it: the browser does not know it. */
  attributionUserIp: '(none)',
  /** What is stored of a visit from nowhere: `source|medium`, both needed. */
  attributionDirect: '(direct)|(none)',
  /** More search engines, each as `host|parameter|name`; without a name it is the host. They go before those that are built in. */
  attributionEngines: [] as readonly string[],
  /** More names of referring hosts, each as `host|name|medium`; what is left out is the host and `referral`. */
  attributionReferrals: [] as readonly string[],
  /** Does each visitor draw a promo code? */
  attributionPromo: false,
  /** The least and the greatest of the codes; both can be drawn. */
  attributionPromoRange: '100000-999999',
}

/** The tracker's settings by name, of the right types. */
export type AttributionSettings = Readonly<typeof defaultAttributionSettings>
