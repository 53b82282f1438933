import { PRIVACY_KINDS, type PrivacyKind, type PrivacyOutcome } from '#app/identity/privacy/privacy_request'
import { byState } from '#app/admin/resources/definition/by_state'
import { maskedEmail } from '#app/admin/resources/definition/masked_email'
import type { Resource, Row } from '#app/admin/resources/definition/resource'
import { staffName } from '#app/admin/resources/definition/staff_name'

interface PrivacyRequestRow {
  id: string
  tenant_id: string
  number: string
  kind: PrivacyKind
  state: 'open' | 'late' | 'answered'
  /** Null for who is no member, and for who was erased. */
  member: { id: string; name: string } | null
  /** Masked; null where it is a member's or forgotten. */
  email: string | null
  received_at: string
  due_at: string
  extended_at: string | null
  outcome: PrivacyOutcome | null
  answered_at: string | null
  assignee_id: { id: string; name: string } | null
}

interface WholePrivacyRequestRow extends PrivacyRequestRow {
  words: string
  language: string
  proof: 'log_in' | 'email_link' | 'support_code' | 'letter'
  extension_reason: string | null
  answer: string | null
  told_at: string | null
}

const STATES = {
  open: 'privacy_requests.answered_at is null',
  late: 'privacy_requests.answered_at is null and privacy_requests.due_at < now()',
  answered: 'privacy_requests.answered_at is not null',
}

/** What people asked about their data (GDPR 15 to 22), and until when it is answered. */
export const privacyRequests = {
  inTenant: 'privacy_requests.tenant_id',
  from: `app.privacy_requests
    left join app.profiles on profiles.tenant_id = privacy_requests.tenant_id and profiles.member_id = privacy_requests.member_id`,
  key: 'privacy_requests.id',
  columns: `privacy_requests.id::text, privacy_requests.tenant_id::text, privacy_requests.number, privacy_requests.kind,
    privacy_requests.member_id::text, profiles.name, privacy_requests.email, privacy_requests.received_at, privacy_requests.due_at,
    privacy_requests.extended_at, privacy_requests.outcome, privacy_requests.answered_at, ${staffName('privacy_requests.assignee_id')}`,
  moreColumns: `privacy_requests.words, privacy_requests.language, privacy_requests.proof, privacy_requests.extension_reason,
    privacy_requests.answer, privacy_requests.told_at`,
  filters: {
    id: { kind: 'id', column: 'privacy_requests.id' },
    state: byState(STATES),
    kind: { kind: 'choice', column: 'privacy_requests.kind', options: PRIVACY_KINDS },
    member_id: { kind: 'id', column: 'privacy_requests.member_id' },
    assignee_id: { kind: 'id', column: 'privacy_requests.assignee_id' },
  },
  sorts: { id: 'privacy_requests.id', due_at: 'privacy_requests.due_at' },
  defaultSort: ['due_at', 'ASC'],
  shown,
  shownWhole,
} satisfies Resource

function shown(row: Row): PrivacyRequestRow {
  return {
    id: row.id,
    tenant_id: row.tenant_id,
    number: row.number,
    kind: row.kind,
    state: row.answered_at ? 'answered' : row.due_at.toMillis() < Date.now() ? 'late' : 'open',
    member: row.member_id === null ? null : { id: row.member_id, name: row.name },
    email: row.email && maskedEmail(row.email),
    received_at: row.received_at.toISO(),
    due_at: row.due_at.toISO(),
    extended_at: row.extended_at?.toISO() ?? null,
    outcome: row.outcome,
    answered_at: row.answered_at?.toISO() ?? null,
    assignee_id: row.assignee_id,
  }
}

function shownWhole(row: Row): WholePrivacyRequestRow {
  const { words, language, proof, extension_reason: extensionReason, answer, told_at: toldAt } = row
  return {
    ...shown(row),
    words,
    language,
    proof,
    extension_reason: extensionReason,
    answer,
    told_at: toldAt?.toISO() ?? null,
  }
}
