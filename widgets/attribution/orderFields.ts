import { isRecord } from '../../src/page/isRecord'
import { report } from '../../src/page/report'
import type { TrackerRecord, TrackerRecords } from './tracker/records'

/** The value of each field of an order, where the shop does not print the list (contract 9.3). */
const orderFields: TrackerRecord = {
  source_type: 'current.typ',
  referrer: 'current_add.rf',
  utm_campaign: 'current.cmp',
  utm_source: 'current.src',
  utm_medium: 'current.mdm',
  utm_content: 'current.cnt',
  utm_id: 'current.id',
  utm_term: 'current.trm',
  utm_source_platform: 'current.plt',
  utm_creative_format: 'current.fmt',
  utm_marketing_tactic: 'current.tct',
  session_entry: 'current_add.ep',
  session_start_time: 'current_add.fd',
  session_pages: 'session.pgs',
  session_count: 'udata.vst',
  user_agent: 'udata.uag',
}

/** The fields that the shop asks for, each with the path of its value. */
function fieldPaths(): Readonly<Record<string, unknown>> {
  const { fields } = window.wc_order_attribution ?? {}
  if (fields === undefined) return orderFields
  if (isRecord(fields)) return fields
  report('setting-wrong-type', null, `wc_order_attribution.fields: ${String(fields)}`)
  return orderFields
}

/** The value at a path; empty where there is none, as in some records of the tracker's first versions. */
function valueAt(records: TrackerRecords, path: unknown): string {
  const [map = '', key = ''] = String(path).split('.')
  const value: unknown = (records as Readonly<Record<string, TrackerRecord | undefined>>)[map]?.[key]
  return typeof value === 'string' ? value : ''
}

/**
 * The fields of an order in the shop's order, without their prefix, each a string.
 *
 * @param records what the tracker knows; `undefined`: every field is empty.
 */
export function readOrderFields(records: TrackerRecords | undefined): Readonly<Record<string, string>> {
  const fields = Object.entries(fieldPaths())
  return Object.fromEntries(fields.map(([name, path]) => [name, records ? valueAt(records, path) : '']))
}
