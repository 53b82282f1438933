import { SUSPICION_KINDS, type SuspicionKind, type SuspicionOutcome, type Urgency } from '#app/safety/cases/suspicion'
import { byState } from '#app/admin/resources/definition/by_state'
import type { Resource, Row } from '#app/admin/resources/definition/resource'
import { staffName } from '#app/admin/resources/definition/staff_name'

interface Doer {
  id: string
  name: string
}

interface SuspicionRow {
  id: string
  tenant_id: string
  number: string
  kind: SuspicionKind
  urgency: Urgency
  state: 'open' | 'overdue' | 'informed' | 'ended' | 'unfounded'
  complaint: { id: string; number: string }
  opened_at: string
  opened_by: Doer | null
  /** Until when an authority should know. */
  due_at: string
  informed_at: string | null
  ended_at: string | null
  outcome: SuspicionOutcome | null
}

interface WholeSuspicionRow extends SuspicionRow {
  words: string
  at_risk: string
  authority: string | null
  authority_country: string | null
  reference: string | null
  informed_by: Doer | null
  ending: string | null
  ended_by: Doer | null
}

const STATES = {
  open: 'suspicions.informed_at is null and suspicions.ended_at is null',
  overdue: 'suspicions.informed_at is null and suspicions.ended_at is null and suspicions.due_at < now()',
  informed: 'suspicions.informed_at is not null and suspicions.ended_at is null',
  ended: `suspicions.ended_at is not null and suspicions.outcome <> 'unfounded'`,
  unfounded: `suspicions.outcome = 'unfounded'`,
}

/** Suspected crimes that complaints brought up, and which authority was told of them (DSA 18). */
export const suspicions = {
  inTenant: 'suspicions.tenant_id',
  from: `app.suspicions
    join app.complaints on complaints.tenant_id = suspicions.tenant_id and complaints.id = suspicions.complaint_id`,
  key: 'suspicions.id',
  columns: `suspicions.id::text, suspicions.tenant_id::text, suspicions.number, suspicions.kind, suspicions.urgency,
    suspicions.complaint_id::text, complaints.number as complaint_number, suspicions.opened_at, suspicions.due_at,
    suspicions.informed_at, suspicions.ended_at, suspicions.outcome, ${staffName('suspicions.opened_by')}`,
  moreColumns: `suspicions.words, suspicions.at_risk, suspicions.authority, suspicions.authority_country, suspicions.reference,
    suspicions.ending, ${staffName('suspicions.informed_by')}, ${staffName('suspicions.ended_by')}`,
  filters: {
    id: { kind: 'id', column: 'suspicions.id' },
    state: byState(STATES),
    kind: { kind: 'choice', column: 'suspicions.kind', options: SUSPICION_KINDS },
    complaint_id: { kind: 'id', column: 'suspicions.complaint_id' },
  },
  sorts: { id: 'suspicions.id', due_at: 'suspicions.due_at' },
  defaultSort: ['due_at', 'ASC'],
  shown,
  shownWhole,
} satisfies Resource

function shown(row: Row): SuspicionRow {
  const { informed_at: informedAt, ended_at: endedAt, outcome } = row
  return {
    id: row.id,
    tenant_id: row.tenant_id,
    number: row.number,
    kind: row.kind,
    urgency: row.urgency,
    state: stateOf(row),
    complaint: { id: row.complaint_id, number: row.complaint_number },
    opened_at: row.opened_at.toISO(),
    opened_by: row.opened_by,
    due_at: row.due_at.toISO(),
    informed_at: informedAt?.toISO() ?? null,
    ended_at: endedAt?.toISO() ?? null,
    outcome,
  }
}

function shownWhole(row: Row): WholeSuspicionRow {
  return {
    ...shown(row),
    words: row.words,
    at_risk: row.at_risk,
    authority: row.authority,
    authority_country: row.authority_country,
    reference: row.reference,
    informed_by: row.informed_by,
    ending: row.ending,
    ended_by: row.ended_by,
  }
}

function stateOf({ outcome, ended_at: endedAt, informed_at: informedAt, due_at: due }: Row): SuspicionRow['state'] {
  if (outcome === 'unfounded') return 'unfounded'
  if (endedAt) return 'ended'
  if (informedAt) return 'informed'
  return due.toMillis() < Date.now() ? 'overdue' : 'open'
}
