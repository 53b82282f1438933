import type { DateTime } from 'luxon'
import { fittingMeasures } from '#app/admin/complaints/fitting_measures'
import type { ComplaintOutcome } from '#app/safety/complaint'
import { COMPLAINT_REASONS, type ComplaintReason, isUrgent } from '#app/safety/complaint_reasons'
import type { CaseSubject } from '#app/safety/complaint_subjects'
import type { Ground, Measure } from '#app/safety/cases/decision'
import type { Side } from '#app/safety/cases/appeal'
import { byState } from '#app/admin/resources/definition/by_state'
import { maskedEmail } from '#app/admin/resources/definition/masked_email'
import type { Resource, Row } from '#app/admin/resources/definition/resource'
import { staffName } from '#app/admin/resources/definition/staff_name'

interface Doer {
  id: string
  name: string
}

interface ComplaintRow {
  id: string
  tenant_id: string
  number: string
  state: 'open' | 'appealed' | 'decided'
  reason: ComplaintReason
  urgent: boolean
  subject_kind: CaseSubject
  /** Who it is about; null for a page of nobody’s, and after they were erased. */
  subject: { profile_id: string; member_id: string | null; name: string } | null
  /** Open ones about the same, this one included. */
  together: number
  created_at: string
  answered_at: string | null
  /** What has to be done next: the first answer, the decision or the appeal's. */
  due_at: string
  decided_at: string | null
  outcome: ComplaintOutcome | null
  /** Whether its reporter wrote last, and nobody answered. */
  unread: boolean
  assignee_id: Doer | null
}

interface WholeComplaintRow extends ComplaintRow {
  page: string | null
  words: string
  language: string
  /** Of who it is about, where they are a member. */
  subject_language: string | null
  hidden_for_all: boolean
  reporter: { member_id: string | null; name: string | null; email: string | null }
  /** Of the team, where it looked into this on its own. */
  filed_by: Doer | null
  /** Who works on it now. */
  lease: { by: Doer; until: string } | null
  messages: {
    id: string
    thread: Side
    side: Side | 'staff'
    author: string | null
    body: string
    at: string
  }[]
  /** Open ones about the same. */
  others: { id: string; number: string; reason: ComplaintReason; created_at: string; words: string }[]
  /** What could be done about its subject. */
  measures: Measure[]
  decision: {
    id: string
    number: string
    facts: string
    ground: Ground | null
    clause: string
    automated: boolean
    measures: Measure[]
    ends_at: string | null
    decided_at: string
    decided_by: Doer | null
    told_at: string | null
    overturned_at: string | null
  } | null
  appeals: {
    id: string
    decision_id: string
    side: Side
    words: string
    filed_at: string
    due_at: string
    decided_at: string | null
    decided_by: Doer | null
    outcome: 'upheld' | 'overturned' | null
    statement: string | null
  }[]
}

const OPEN_APPEALS = `from app.appeals where appeals.tenant_id = complaints.tenant_id and appeals.decision_id = complaints.decision_id
  and appeals.decided_at is null and (appeals.complaint_id is null or appeals.complaint_id = complaints.id)`

const SAME = `same.tenant_id = complaints.tenant_id and same.subject_kind = complaints.subject_kind
  and same.subject_id = complaints.subject_id and same.decided_at is null`

const doer = (column: string) =>
  `(select jsonb_build_object('id', id::text, 'name', name) from staff.staff_members where id = ${column})`

const STATES = {
  open: 'complaints.decided_at is null',
  overdue: `complaints.decided_at is null and (complaints.due_at < now()
    or (complaints.answered_at is null and complaints.answer_due_at < now()))`,
  urgent: `complaints.decided_at is null and complaints.reason in ('under_18', 'intimate')`,
  appealed: `complaints.decided_at is not null and exists (select ${OPEN_APPEALS})`,
  decided: `complaints.decided_at is not null and not exists (select ${OPEN_APPEALS})`,
}

/** What was reported, and what staff do about it. What members wrote to each other is shown by `complaint_evidence.show` alone. */
export const complaints = {
  inTenant: 'complaints.tenant_id',
  from: `app.complaints
    left join app.profiles on profiles.tenant_id = complaints.tenant_id and profiles.id = complaints.profile_id`,
  key: 'complaints.id',
  columns: `complaints.id::text, complaints.tenant_id::text, complaints.number, complaints.reason, complaints.subject_kind,
    complaints.profile_id::text, profiles.member_id::text as subject_member_id, profiles.name as subject_name,
    (select count(*)::int from app.complaints same where ${SAME}) as together,
    complaints.created_at, complaints.answered_at, complaints.decided_at, complaints.outcome,
    complaints.answer_due_at, complaints.due_at as decision_due_at, (select min(due_at) ${OPEN_APPEALS}) as appeal_due_at,
    coalesce((select side <> 'staff' from app.complaint_messages said where said.tenant_id = complaints.tenant_id
      and said.complaint_id = complaints.id order by at desc, id desc limit 1), false) as unread,
    ${staffName('complaints.assignee_id')}`,
  moreColumns: `complaints.page, complaints.words, complaints.language, complaints.hidden_for_all, profiles.left_at,
    (select members.language from app.members where members.tenant_id = profiles.tenant_id and members.id = profiles.member_id) as subject_language,
    complaints.reporter_member_id::text, complaints.reporter_email,
    coalesce(complaints.reporter_name, (select reporters.name from app.profiles reporters
      where reporters.tenant_id = complaints.tenant_id and reporters.member_id = complaints.reporter_member_id)) as reporter_name,
    ${doer('complaints.filed_by')} as filed_by,
    case when lease_until > now() then jsonb_build_object('by', ${doer('lease_by')}, 'until', lease_until) end as lease,
    (select coalesce(jsonb_agg(jsonb_build_object('id', said.id::text, 'thread', thread, 'side', side, 'body', body, 'at', at,
        'author', (select name from staff.staff_members where staff_members.id = author_id)) order by at, said.id), '[]')
      from app.complaint_messages said where said.tenant_id = complaints.tenant_id and said.complaint_id = complaints.id) as messages,
    (select coalesce(jsonb_agg(jsonb_build_object('id', same.id::text, 'number', same.number, 'reason', same.reason,
        'created_at', same.created_at, 'words', same.words) order by same.created_at), '[]')
      from app.complaints same where ${SAME} and same.id <> complaints.id) as others,
    (select jsonb_build_object('id', decisions.id::text, 'number', decisions.number, 'facts', facts, 'ground', ground, 'clause', clause,
        'automated', automated, 'measures', measures, 'ends_at', ends_at, 'decided_at', decisions.decided_at, 'decided_by', ${doer('decisions.decided_by')},
        'told_at', decisions.told_at, 'overturned_at', overturned_at)
      from app.decisions where decisions.tenant_id = complaints.tenant_id and decisions.id = complaints.decision_id) as decision,
    (select coalesce(jsonb_agg(jsonb_build_object('id', appeals.id::text, 'decision_id', decision_id::text, 'side', side, 'words', words,
        'filed_at', filed_at, 'due_at', due_at, 'decided_at', decided_at, 'decided_by', ${doer('appeals.decided_by')},
        'outcome', outcome, 'statement', statement) order by filed_at), '[]')
      from app.appeals where appeals.tenant_id = complaints.tenant_id and (appeals.complaint_id = complaints.id
        or (appeals.complaint_id is null and appeals.decision_id = complaints.decision_id))) as appeals`,
  filters: {
    id: { kind: 'id', column: 'complaints.id' },
    state: byState(STATES),
    reason: { kind: 'choice', column: 'complaints.reason', options: COMPLAINT_REASONS },
    assignee_id: { kind: 'id', column: 'complaints.assignee_id' },
  },
  sorts: { id: 'complaints.id', due_at: 'complaints.due_at', created_at: 'complaints.created_at' },
  defaultSort: ['due_at', 'ASC'],
  shown,
  shownWhole,
} satisfies Resource

function shown(row: Row): ComplaintRow {
  const { answered_at: answeredAt, decided_at: decidedAt, appeal_due_at: appealDueAt } = row
  const decisionDue = row.decision_due_at as DateTime
  const answerDue = row.answer_due_at as DateTime
  const due = appealDueAt ?? (answeredAt || answerDue > decisionDue ? decisionDue : answerDue)
  return {
    id: row.id,
    tenant_id: row.tenant_id,
    number: row.number,
    state: decidedAt === null ? 'open' : appealDueAt === null ? 'decided' : 'appealed',
    reason: row.reason,
    urgent: isUrgent(row.reason),
    subject_kind: row.subject_kind,
    subject:
      row.profile_id === null || row.subject_name === null
        ? null
        : { profile_id: row.profile_id, member_id: row.subject_member_id, name: row.subject_name },
    together: Math.max(row.together, decidedAt === null ? 1 : 0),
    created_at: row.created_at.toISO(),
    answered_at: answeredAt?.toISO() ?? null,
    due_at: due.toISO(),
    decided_at: decidedAt?.toISO() ?? null,
    outcome: row.outcome,
    unread: row.unread,
    assignee_id: row.assignee_id,
  }
}

function shownWhole(row: Row): WholeComplaintRow {
  const { lease, messages, others, decision, appeals } = row
  return {
    ...shown(row),
    page: row.page,
    words: row.words,
    language: row.language,
    subject_language: row.subject_language,
    hidden_for_all: row.hidden_for_all,
    reporter: {
      member_id: row.reporter_member_id,
      name: row.reporter_name,
      email: row.reporter_email && maskedEmail(row.reporter_email),
    },
    filed_by: row.filed_by,
    lease: lease && { ...lease, until: instant(lease.until) },
    messages: messages.map((one: Row) => ({ ...one, at: instant(one.at) })),
    others: others.map((one: Row) => ({ ...one, created_at: instant(one.created_at) })),
    measures: fittingMeasures({
      kind: row.subject_kind,
      hasProfile: row.subject_name !== null && row.left_at === null,
      isMembers: row.subject_member_id !== null,
    }),
    decision: decision && {
      ...decision,
      ends_at: instant(decision.ends_at),
      decided_at: instant(decision.decided_at),
      told_at: instant(decision.told_at),
      overturned_at: instant(decision.overturned_at),
    },
    appeals: appeals.map((one: Row) => ({
      ...one,
      filed_at: instant(one.filed_at),
      due_at: instant(one.due_at),
      decided_at: instant(one.decided_at),
    })),
  }
}

/** Values inside JSON are text. */
function instant(value: string | null): string | null {
  return value === null ? null : new Date(value).toISOString()
}
