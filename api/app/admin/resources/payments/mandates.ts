import type { DateTime } from 'luxon'
import { MANDATE_ENDS, type MandateEnd } from '#app/credits/direct_debit/mandate'
import type { Condition } from '#app/admin/resources/definition/list_query'
import { type BuyerRow, buyerOf } from './orders.js'
import type { Resource, Row } from '#app/admin/resources/definition/resource'

interface MandateRow {
  id: string
  tenant_id: string
  reference: string
  member: BuyerRow | null
  /** The last characters of account and number; nobody sees more. */
  iban_end: string
  phone_end: string
  gateway: string
  state: 'active' | 'ended'
  end_reason: MandateEnd | null
  signed_at: string
  last_used_at: string | null
  ended_at: string | null
}

/** Mandates that members gave for direct debit; drafts, which nobody signed, are no mandates yet. */
export const mandates = {
  inTenant: 'mandates.tenant_id',
  from: `app.mandates
    join app.members on members.tenant_id = mandates.tenant_id and members.id = mandates.member_id and mandates.signed_at is not null
    left join app.profiles on profiles.tenant_id = mandates.tenant_id and profiles.member_id = mandates.member_id
      and profiles.kind = 'member' and members.status <> 'erased'`,
  key: 'mandates.id',
  columns: `mandates.id::text, mandates.tenant_id::text, mandates.reference, mandates.member_id::text, profiles.name, mandates.iban_end,
    mandates.phone_end, mandates.gateway, mandates.state, mandates.end_reason, mandates.signed_at, mandates.last_used_at,
    mandates.ended_at`,
  filters: {
    id: { kind: 'id', column: 'mandates.id' },
    member_id: { kind: 'id', column: 'mandates.member_id' },
    q: { kind: 'search', condition: mandateSearch },
    state: { kind: 'choice', column: 'mandates.state', options: ['active', 'ended'] },
    end_reason: { kind: 'choice', column: 'mandates.end_reason', options: MANDATE_ENDS },
  },
  sorts: { id: 'mandates.id', signed_at: 'mandates.signed_at' },
  defaultSort: ['signed_at', 'DESC'],
  shown,
  withoutMembers: (row) => ({ ...row, member: null }),
} satisfies Resource

/** By its reference, or the last four characters of the account. */
function mandateSearch(text: string): Condition {
  const typed = text.toUpperCase()
  return /^[0-9A-Z]{4}$/.test(typed)
    ? { sql: 'mandates.iban_end = ?', bindings: [typed] }
    : { sql: 'mandates.reference = ?', bindings: [typed] }
}

function shown({ member_id, name, signed_at, last_used_at, ended_at, ...row }: Row): MandateRow {
  return {
    ...row,
    member: buyerOf({ member_id, name }),
    signed_at: signed_at.toISO(),
    last_used_at: iso(last_used_at),
    ended_at: iso(ended_at),
  } as MandateRow
}

function iso(at: DateTime | null): string | null {
  return at && at.toISO()
}
