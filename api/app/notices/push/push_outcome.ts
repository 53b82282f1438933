export const PUSH_OUTCOMES = ['taken', 'gone', 'key_refused', 'busy', 'no_answer', 'refused'] as const

type PushOutcome = (typeof PUSH_OUTCOMES)[number]

/** The subscription was withdrawn or has expired (RFC 8030 §7.3). */
const GONE = [404, 410]

/** It does not know our key, or `sub` is no address it could write to: none of the brand's pushes arrive there. */
const KEY_REFUSED = [401, 403]

/** What a push service's answer means; null: it gave none. */
export function pushOutcome(status: number | null): PushOutcome {
  if (status === null) return 'no_answer'
  if (status < 300) return 'taken'
  if (GONE.includes(status)) return 'gone'
  if (KEY_REFUSED.includes(status)) return 'key_refused'
  return status === 429 || status >= 500 ? 'busy' : 'refused'
}

/** SQL of the same, for the column `status` of a table. */
export function pushOutcomeSql(table: string): string {
  return `case when ${table}.status is null then 'no_answer' when ${table}.status < 300 then 'taken'
    when ${table}.status in (${GONE.join(', ')}) then 'gone' when ${table}.status in (${KEY_REFUSED.join(', ')}) then 'key_refused'
    when ${table}.status = 429 or ${table}.status >= 500 then 'busy' else 'refused' end`
}
