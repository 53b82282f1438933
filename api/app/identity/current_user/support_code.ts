import { pipeline } from '#app/tenancy/context/pipeline'
import { DateTime } from 'luxon'
import { randomInt } from 'node:crypto'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import type Member from '#app/members/people/member'

export interface SupportCode {
  code: string
  until: DateTime
}

const CODES = 1_000_000
const DIGITS = 6
const HOURS = 24
const CANDIDATES = 12

export function currentSupportCode({ supportCode, supportCodeUntil }: Member): SupportCode | null {
  const isValid = supportCode && supportCodeUntil && supportCodeUntil > DateTime.now()
  return isValid ? { code: supportCode, until: supportCodeUntil } : null
}

/** Codes are short and reused after a day; the advisory lock keeps them unique within a tenant. */
export async function newSupportCode({ id }: Member): Promise<SupportCode> {
  const candidates = Array.from({ length: CANDIDATES }, () => String(randomInt(CODES)).padStart(DIGITS, '0'))
  const [, , [given]] = await pipeline([
    () => tenantRows(`select pg_advisory_xact_lock(hashtextextended('support code ' || sec.tenant_id(), 0))`),
    () =>
      tenantRows(
        `update app.members set support_code = null, support_code_until = null
       where tenant_id = (select sec.tenant_id()) and support_code = any(cast(:candidates as text[])) and support_code_until <= now()`,
        { candidates }
      ),
    () =>
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
