import { BaseTransformer } from '@adonisjs/core/transformers'
import type Complaint from './complaint.js'
import type { ComplaintOutcome } from './complaint.js'
import type { ComplaintReason } from './complaint_reasons.js'
import type { CaseSubject } from './complaint_subjects.js'

/** A complaint as its author follows it; reveals neither which item was reported nor the reporter. */
export default class ComplaintTransformer extends BaseTransformer<Complaint> {
  toObject() {
    const { number, subjectKind, reason, createdAt, answerDueAt, dueAt, answeredAt, decidedAt } = this.resource
    return {
      number,
      subject_kind: subjectKind as CaseSubject,
      reason: reason as ComplaintReason,
      status: decidedAt ? ('decided' as const) : answeredAt ? ('answered' as const) : ('open' as const),
      created_at: createdAt.toUTC().toISO()!,
      answer_due_at: answerDueAt.toUTC().toISO()!,
      due_at: dueAt.toUTC().toISO()!,
      decided_at: decidedAt?.toUTC().toISO() ?? null,
      outcome: (this.resource.outcome ?? null) as ComplaintOutcome | null,
    }
  }
}
