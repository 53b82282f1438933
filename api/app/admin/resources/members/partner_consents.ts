import type { DateTime } from 'luxon'
import { byState } from '#app/admin/resources/definition/by_state'
import { maskedEmail } from '#app/admin/resources/definition/masked_email'
import type { Resource, Row } from '#app/admin/resources/definition/resource'

interface PartnerConsentRow {
  id: string
  tenant_id: string
  /** Null once they are erased. */
  member: { id: string; name: string; email: string } | null
  country: string | null
  /** Whom the consent names. */
  partners: string | null
  given_at: string
  passed_on_at: string | null
  withdrawn_at: string | null
  /** When the partners were told of the withdrawal. */
  told_at: string | null
  /** `barred`: not confirmed, suspended, banned or leaving. `untold`: withdrawn, and the partners don't know yet. */
  state: keyof typeof STATES
}

/** SQL: members' consents to their data being passed on. */
export const CONSENTS_FOR_PARTNERS = `app.consents
  join app.members on members.tenant_id = consents.tenant_id and members.id = consents.member_id and consents.kind = 'member_resell'
  join app.profiles on profiles.tenant_id = members.tenant_id and profiles.member_id = members.id`

const IN_FORCE = 'consents.revoked_at is null'
const IS_THERE = `members.status = 'active' and profiles.left_at is null`
const UNTOLD =
  'consents.revoked_at is not null and consents.passed_on_at is not null and consents.partners_told_at is null'

/** SQL: whether the data may be passed on now. */
export const CAN_PASS_ON = `${IN_FORCE} and ${IS_THERE}`

const STATES = {
  to_pass_on: `${CAN_PASS_ON} and consents.passed_on_at is null`,
  barred: `${IN_FORCE} and consents.passed_on_at is null and not (${IS_THERE})`,
  passed_on: `${IN_FORCE} and consents.passed_on_at is not null`,
  untold: UNTOLD,
  withdrawn: `consents.revoked_at is not null and not (${UNTOLD})`,
}

/** Consents to data being passed on to partners; the file alone has addresses. */
export const partnerConsents = {
  inTenant: 'consents.tenant_id',
  from: CONSENTS_FOR_PARTNERS,
  key: 'consents.id',
  columns: `consents.id::text, consents.tenant_id::text, members.id::text as member_id, members.status, members.email, profiles.name,
    profiles.country, consents.partners, consents.given_at, consents.passed_on_at, consents.revoked_at, consents.partners_told_at,
    ${IS_THERE} as is_there`,
  filters: {
    id: { kind: 'id', column: 'consents.id' },
    state: byState(STATES),
    member_id: { kind: 'id', column: 'consents.member_id' },
  },
  sorts: { id: 'consents.id' },
  defaultSort: ['id', 'DESC'],
  shown,
} satisfies Resource

function shown(row: Row): PartnerConsentRow {
  const isErased = row.status === 'erased'
  return {
    id: row.id,
    tenant_id: row.tenant_id,
    member: isErased ? null : { id: row.member_id, name: row.name, email: maskedEmail(row.email) },
    country: isErased ? null : row.country,
    partners: row.partners,
    given_at: row.given_at.toISO(),
    passed_on_at: iso(row.passed_on_at),
    withdrawn_at: iso(row.revoked_at),
    told_at: iso(row.partners_told_at),
    state: stateOf(row),
  }
}

function stateOf(row: Row): PartnerConsentRow['state'] {
  const { revoked_at: withdrawn, passed_on_at: passedOn, partners_told_at: told, is_there: isThere } = row
  if (withdrawn) return passedOn && !told ? 'untold' : 'withdrawn'
  if (passedOn) return 'passed_on'
  return isThere ? 'to_pass_on' : 'barred'
}

function iso(at: DateTime | null): string | null {
  return at && at.toISO()
}
