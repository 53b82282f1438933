import { randomInt } from 'node:crypto'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import type Member from '#app/members/people/member'

/** What a member tells support, so that they find him while they talk; until when it holds. */
export interface SupportCode {
  code: string
  until: Date
}

const CODES = 1_000_000
const DIGITS = 6
const HOURS = 24
/** So many of a brand's members would have to hold a code at once that one of these is always free. */
const CANDIDATES = 12

/** The code a member has now; null when he has none, or none that still holds. */
export function currentSupportCode({ supportCode, supportCodeUntil }: Member): SupportCode | null {
  const until = supportCodeUntil?.toJSDate()
  return supportCode && until && until > new Date() ? { code: supportCode, until } : null
}

/**
 * Gives a member a new code in place of the one he had. Codes are short, so they are given for a day and given again; within a
 * brand one after the other, so that two members never get the same.
 */
export async function newSupportCode({ id }: Member): Promise<SupportCode> {
  const candidates = Array.from({ length: CANDIDATES }, () => String(randomInt(CODES)).padStart(DIGITS, '0'))
  const [, , [given]] = await Promise.all([
    tenantRows(`select pg_advisory_xact_lock(hashtextextended('support code ' || sec.tenant_id(), 0))`),
    tenantRows(
      `update app.members set support_code = null, support_code_until = null
       where tenant_id = (select sec.tenant_id()) and support_code = any(cast(:candidates as text[])) and support_code_until <= now()`,
      { candidates }
    ),
    tenantRows<SupportCode>(
      `update app.members set support_code = free.code, support_code_until = now() + make_interval(hours => ${HOURS})
       from (select candidate as code from unnest(cast(:candidates as text[])) as candidate
             where not exists (select from app.members taken
               where taken.tenant_id = (select sec.tenant_id()) and taken.support_code = candidate) limit 1) free
       where tenant_id = (select sec.tenant_id()) and id = :id
       returning support_code as code, support_code_until as until`,
      { candidates, id }
    ),
  ])
  return given!
}
