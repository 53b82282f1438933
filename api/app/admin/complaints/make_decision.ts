import { DateTime } from 'luxon'
import { ComplaintDecided } from '#app/admin/access/admin_errors'
import { decisionToken } from '#app/http/decision_token'
import { tokenHash } from '#app/http/opaque_token'
import { randomSymbols } from '#app/http/random_symbols'
import { fieldRefused } from '#app/http/validation/field_refused'
import { fieldsRefused } from '#app/http/validation/fields_refused'
import { enqueue } from '#app/jobs/enqueue'
import Complaint, { type ComplaintOutcome } from '#app/safety/complaint'
import type { ComplaintReason } from '#app/safety/complaint_reasons'
import Decision, { type Ground, type Measure } from '#app/safety/cases/decision'
import { newId } from '#app/tenancy/context/new_id'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import { tenantModels } from '#app/tenancy/context/tenant_models'
import { judgeReporter } from './judge_reporter.js'
import { refuseUnfitting, removeContent, sanction, type Subject } from './measures.js'

const NUMBER_LENGTH = 8

/** What staff found, and what follows. */
export interface Finding {
  facts: string
  language: string
  measures: Measure[]
  ground?: Ground
  clause?: string
  /** How long a suspension lasts, or a profile is hidden; without it the latter lasts until it is lifted. */
  days?: number
  /** Complaints that were manifestly unfounded. */
  unfounded?: string[]
}

/** Decides about locked complaints with the same subject, and has all who are concerned told. @throws 422 for a finding without its ground, or the reverse */
export async function makeDecision(complaints: readonly Complaint[], finding: Finding, by: string): Promise<Decision> {
  refuseUngrounded(finding)
  const subject = subjectOf(complaints)
  const { unfounded = [] } = finding
  if (!unfounded.every((one) => subject.complaints.includes(one))) throw fieldRefused('unfounded', 'in')
  await refuseUnfitting(subject, finding.measures)
  const before = await removeContent(subject, finding.measures, by)
  const endsAt = finding.days === undefined ? null : DateTime.now().plus({ days: finding.days })
  const id = await newId()
  const [decision] = (await tenantModels(
    Decision,
    `insert into app.decisions (id, number, token_hash, subject_kind, subject_id, profile_id, facts, ground, clause, automated,
       measures, before, ends_at, language, decided_by)
     values (:id, :number, :tokenHash, :kind, :subjectId, :profileId, :facts, :ground, :clause, :automated, :measures, cast(:before as jsonb),
       :endsAt, :language, :by) returning *`,
    {
      id,
      number: `D-${randomSymbols(NUMBER_LENGTH)}`,
      tokenHash: tokenHash(decisionToken(complaints[0]!.tenantId, id)),
      kind: subject.kind,
      subjectId: subject.id,
      profileId: subject.profileId,
      facts: finding.facts,
      ground: finding.ground ?? null,
      clause: finding.clause ?? '',
      automated: subject.isHidden,
      measures: finding.measures,
      before: JSON.stringify(before),
      endsAt: endsAt?.toJSDate() ?? null,
      language: finding.language,
      by,
    }
  )) as [Decision]
  await tenantRows(
    `update app.complaints set decision_id = :id, decided_at = now(), decided_by = :by, outcome = :outcome, told_at = null,
       unfounded = id = any (:unfounded),
       answered_at = coalesce(answered_at, now()), assignee_id = :by, lease_by = null, lease_until = null
     where tenant_id = (select sec.tenant_id()) and id = any (:complaints)`,
    { id, by, outcome: outcomeOf(finding.measures), complaints: subject.complaints, unfounded }
  )
  await sanction(subject, { measures: finding.measures, decisionId: id, by, endsAt })
  for (const complaint of complaints)
    if (unfounded.includes(complaint.id)) await judgeReporter(complaint, { decisionId: id, by })
  for (const complaint of complaints)
    await enqueue('send_mail', { mail: 'complaint_decision', complaint: complaint.id })
  if (finding.measures.length > 0 || subject.isHidden) await enqueue('send_mail', { mail: 'decision', decision: id })
  return decision
}

/** Locks open complaints about the same subject as one that is open. @throws ComplaintDecided 422 for another subject */
export async function togetherWith(complaint: Complaint, ids: readonly string[]): Promise<Complaint[]> {
  if (complaint.decidedAt) throw new ComplaintDecided()
  const others = ids.filter((id) => id !== complaint.id)
  if (others.length === 0) return [complaint]
  const found = await Complaint.query().whereIn('id', others).orderBy('id').forUpdate()
  if (found.length < others.length || !found.every((one) => isSameSubject(one, complaint)))
    throw fieldsRefused([{ field: 'with', rule: 'in' }])
  if (found.some((one) => one.decidedAt)) throw new ComplaintDecided()
  return [complaint, ...found]
}

function isSameSubject(one: Complaint, other: Complaint): boolean {
  return one.subjectId !== null && one.subjectKind === other.subjectKind && one.subjectId === other.subjectId
}

export function subjectOf(complaints: readonly Complaint[]): Subject {
  const { subjectKind: kind, subjectId: id, profileId, reason } = complaints[0]!
  const isHidden = complaints.some((one) => one.hiddenForAll)
  const ids = complaints.map((one) => one.id)
  return { kind, id, profileId, reason: reason as ComplaintReason, complaints: ids, isHidden }
}

/** As a reporter reads it in a word; the decision says all of it. */
export function outcomeOf(measures: readonly Measure[]): ComplaintOutcome {
  if (measures.length === 0) return 'no_breach'
  if (measures.includes('banned') || measures.includes('suspended')) return 'excluded'
  return measures.length === 1 && measures[0] === 'warned' ? 'warned' : 'removed'
}

/** A suspension has an end, nothing but it and a hidden profile may have one, and a report that was right wasn't unfounded. */
function refuseUngrounded({ measures, ground, clause, days, unfounded = [] }: Finding): void {
  const isFound = measures.length > 0
  if (measures.includes('suspended') && days === undefined) throw fieldRefused('days', 'required')
  if (days !== undefined && !measures.some((one) => one === 'suspended' || one === 'hidden'))
    throw fieldRefused('days', 'in')
  if (isFound && unfounded.length > 0) throw fieldRefused('unfounded', 'in')
  const faults = (['ground', 'clause'] as const).flatMap((field) => {
    const isSaid = (field === 'ground' ? ground : clause) !== undefined
    return isSaid === isFound ? [] : [{ field, rule: isFound ? 'required' : 'in' }]
  })
  if (faults.length > 0) throw fieldsRefused(faults)
}
