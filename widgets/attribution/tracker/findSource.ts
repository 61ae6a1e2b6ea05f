import { NONE, type TrackerRecord } from './records'
import { findEngine, findReferral, isExternal, isYandex, type Referrer, readReferrer } from './referrers'
import type { Visit } from './visit'

/** The parameters that mark a visit as one of a campaign, besides the configured ones (behaviours attribution.type.utm-*). */
const CAMPAIGN_PARAMETERS = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_content',
  'utm_term',
  'utm_id',
  'utm_source_platform',
  'utm_creative_format',
  'utm_marketing_tactic',
  'gclid',
  'yclid',
]

/**
 * The parameters of a query as the tracker knows them (contract 12.4): with an `=`, still encoded, cut at a second `=`, those of one name
 * joined with a comma. In a map, because a parameter may be named `constructor`.
 */
function readQuery(query: string): ReadonlyMap<string, string> {
  const parameters = new Map<string, string>()
  for (const part of query.split('&')) {
    const [name, value] = part.split('=')
    if (!name || value === undefined) continue
    const before = parameters.get(name)
    parameters.set(name, before === undefined ? value : `${before},${value}`)
  }
  return parameters
}

function sourceRecord(typ: string, src: string, mdm: string, more: TrackerRecord = {}): TrackerRecord {
  const rest = { cmp: NONE, cnt: NONE, trm: NONE, id: NONE, plt: NONE, fmt: NONE, tct: NONE }
  return { typ, src, mdm, ...rest, ...more }
}

/** The record of a visit that came from a campaign; `undefined` where it did not. */
function fromCampaign({ address, settings }: Visit, referrer: Referrer): TrackerRecord | undefined {
  const query = readQuery(new URL(address).search.slice(1))
  const {
    attributionCampaignParameter: campaign,
    attributionTermParameter: term,
    attributionContentParameter: content,
  } = settings
  const names = [...CAMPAIGN_PARAMETERS, campaign, term, content]
  if (!names.some((name) => query.has(name))) return undefined
  const provider = query.has('gclid') ? 'google' : query.has('yclid') ? 'yandex' : ''
  const searched = isYandex(referrer.host) ? readQuery(referrer.query).get('text') : undefined
  return sourceRecord(
    'utm',
    query.get('utm_source') ?? (provider || NONE),
    query.get('utm_medium') ?? (provider ? 'cpc' : NONE),
    {
      cmp: query.get('utm_campaign') ?? query.get(campaign) ?? (provider ? `${provider}_cpc` : NONE),
      cnt: query.get('utm_content') ?? query.get(content) ?? NONE,
      trm: query.get('utm_term') ?? query.get(term) ?? searched ?? NONE,
      id: query.get('utm_id') || NONE,
      plt: query.get('utm_source_platform') || NONE,
      fmt: query.get('utm_creative_format') || NONE,
      tct: query.get('utm_marketing_tactic') || NONE,
    },
  )
}

/**
 * Where a visit comes from: a campaign, a search engine, another site, in this order (contract 12.4; behaviours attribution.type.*).
 *
 * @param hasSession is a session running? A referral does not end it.
 * @returns the new current record; `undefined` for a direct visit.
 */
export function findSource(visit: Visit, hasSession: boolean): TrackerRecord | undefined {
  const referrer = readReferrer(visit.referrer)
  const campaign = fromCampaign(visit, referrer)
  if (campaign || !visit.referrer || !isExternal(referrer.host, visit)) return campaign
  const engine = findEngine(referrer, visit)
  if (engine) return sourceRecord('organic', engine, 'organic')
  if (hasSession) return undefined
  const [source, medium, content] = findReferral(referrer, visit)
  return sourceRecord('referral', source, medium, { cnt: content })
}

/** The record of a direct visit by a visitor of whom nothing is known. */
export function directVisit({ settings }: Visit): TrackerRecord {
  const [source, medium] = settings.attributionDirect.split('|')
  return source && medium ? sourceRecord('typein', source, medium) : sourceRecord('typein', '(direct)', NONE)
}
