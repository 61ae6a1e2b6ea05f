import { defineSettings } from '../../src/stores/mergeSettings'

/** Everything about the traffic-source tracker that can be set, with its default (contract 12.2). */
export const defaultAttributionSettings = {
  /** May the visitor be tracked, unless a consent plugin or another script decides otherwise? */
  attributionAllowed: true,
  /** The consent plugins' category that decides about tracking; empty: they are not asked. */
  attributionConsentCategory: '',
  /** Months for which the records are kept; with less than a minute they are kept until the browser closes. */
  attributionLifetime: 6,
  /** Minutes from the last page to the end of a session; less than one: 30. */
  attributionSession: 30,
  /** Hours between UTC and the stored dates, as text; empty: the visitor's own zone. */
  attributionTimeZone: '0',
  /** Are the stored values encoded as base64? */
  attributionBase64: false,
  /** The host of the shop, whose subdomains are no referrers and share the cookies; empty: the page's, without `www.`. */
  attributionDomain: '',
  /** Is the shop this host alone, without its subdomains? */
  attributionIsolated: false,
  /** One more parameter of addresses that holds the campaign; empty: none. */
  attributionCampaignParameter: '',
  /** One more that holds the term; empty: none. */
  attributionTermParameter: '',
  /** One more that holds the content; empty: none. */
  attributionContentParameter: '',
  /** The visitor's address, where the server prints it: the browser does not know it. */
  attributionUserIp: '(none)',
  /** What is stored for a direct visit: `source|medium`, both needed. */
  attributionDirect: '(direct)|(none)',
  /** More search engines, each as `host|parameter|name`; without a name the host is used. They come before the built-in ones. */
  attributionEngines: [] as readonly string[],
  /** More names of referring hosts, each as `host|name|medium`; the defaults are the host and `referral`. */
  attributionReferrals: [] as readonly string[],
  /** Does each visitor get a random promo code? */
  attributionPromo: false,
  /** The smallest and the largest code, both included. */
  attributionPromoRange: '100000-999999',
}

/** The tracker's settings by name, of the right types. */
export type AttributionSettings = Readonly<typeof defaultAttributionSettings>

/** The settings of the tracker, merged and of the right types (contract 9.3, 12.2). */
export const attributionSettings: () => AttributionSettings = defineSettings(
  defaultAttributionSettings,
  {
    'wc_order_attribution.params': {
      allowTracking: 'attributionAllowed',
      consentCategory: 'attributionConsentCategory',
      lifetime: 'attributionLifetime',
      session: 'attributionSession',
      base64: 'attributionBase64',
    },
  },
  'attribution',
)
