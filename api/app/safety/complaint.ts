import { createHash, createHmac } from 'node:crypto'
import { DateTime } from 'luxon'
import { ComplaintSchema } from '#generated/schema'
import { tokenHash } from '#app/http/opaque_token'
import { randomSymbols } from '#app/http/random_symbols'
import { derivedSecret } from '#app/tenancy/context/database_roles'
import { newId } from '#app/tenancy/context/new_id'
import { currentTenant } from '#app/tenancy/context/tenant_context'
import { tenantModels } from '#app/tenancy/context/tenant_models'
import { type ComplaintReason, isUrgent } from './complaint_reasons.js'
import type { CaseSubject } from './complaint_subjects.js'

/** Hours until the first answer and the decision are due (product.md §8). */
const HOURS = { answer: 24, decision: 7 * 24, urgent: 1 }

const NUMBER_LENGTH = 8

export type ComplaintOutcome = 'removed' | 'warned' | 'excluded' | 'no_breach'

/** Who a complaint came from, as it is counted. */
export const COMPLAINT_SOURCES = ['member', 'visitor', 'team', 'software'] as const

export type ComplaintSource = (typeof COMPLAINT_SOURCES)[number]

export interface Grievance {
  subjectKind: CaseSubject
  subjectId?: string
  profileId?: string
  page?: string
  reason: ComplaintReason
  words: string
  reporterMemberId?: string
  reporterName?: string
  reporterEmail?: string
  /** Of staff who look into something on their own. */
  filedBy?: string
  source: ComplaintSource
  language: string
}

/** A complaint, stored until six months after its decision (product.md §3, §8; DSA art. 16, 17). */
export default class Complaint extends ComplaintSchema {
  /** Returns null if the same complaint is already open. */
  static async file(grievance: Grievance): Promise<Complaint | null> {
    const now = DateTime.now()
    const hours = (wanted: 'answer' | 'decision') => (isUrgent(grievance.reason) ? HOURS.urgent : HOURS[wanted])
    const complaint = new Complaint()
    complaint.merge({
      ...grievance,
      id: await newId(),
      tenantId: currentTenant().id,
      number: `C-${randomSymbols(NUMBER_LENGTH)}`,
      requestHash: this.requestHash(grievance),
      createdAt: now,
      answerDueAt: now.plus({ hours: hours('answer') }),
      dueAt: now.plus({ hours: hours('decision') }),
    })
    complaint.tokenHash = tokenHash(complaint.token)
    const [stored] = await tenantModels(
      Complaint,
      `insert into app.complaints (id, number, token_hash, request_hash, subject_kind, subject_id, profile_id, page, reason, words,
         reporter_member_id, reporter_name, reporter_email, filed_by, source, language, created_at, answer_due_at, due_at)
       values (:id, :number, :tokenHash, :requestHash, :subjectKind, :subjectId, :profileId, :page, :reason, :words,
         :reporterMemberId, :reporterName, :reporterEmail, :filedBy, :source, :language, :createdAt, :answerDueAt, :dueAt)
       on conflict (tenant_id, request_hash) where decided_at is null do nothing returning *`,
      {
        ...complaint.$attributes,
        subjectId: grievance.subjectId ?? null,
        profileId: grievance.profileId ?? null,
        page: grievance.page ?? null,
        reporterMemberId: grievance.reporterMemberId ?? null,
        reporterName: grievance.reporterName ?? null,
        reporterEmail: grievance.reporterEmail ?? null,
        filedBy: grievance.filedBy ?? null,
        createdAt: now.toISO(),
        answerDueAt: complaint.answerDueAt.toISO(),
        dueAt: complaint.dueAt.toISO(),
      }
    )
    return stored ?? null
  }

  static openLike(grievance: Grievance): Promise<Complaint | null> {
    return this.query().where('request_hash', this.requestHash(grievance)).whereNull('decided_at').first()
  }

  static byToken(token: string): Promise<Complaint | null> {
    return this.findBy({ tokenHash: tokenHash(token) })
  }

  /** What makes two complaints the same; without an account everything must match, or anyone could get the link to another's complaint. */
  private static requestHash({
    subjectKind,
    subjectId,
    reason,
    reporterMemberId,
    filedBy,
    ...said
  }: Grievance): Buffer {
    const { page, words, reporterName, reporterEmail } = said
    const about = subjectId ? [subjectKind, subjectId] : [page ?? '', words]
    const by = reporterMemberId ? [reporterMemberId] : filedBy ? ['team'] : [reporterName ?? '', reporterEmail ?? '']
    return createHash('sha256')
      .update(JSON.stringify([about, reason, by]))
      .digest()
  }

  /** 256 bits derived from the row, so that every mail about a complaint has the same link. */
  get token(): string {
    return createHmac('sha256', derivedSecret('tokens of complaints'))
      .update(`${this.tenantId}.${this.id}`)
      .digest('base64url')
  }
}
