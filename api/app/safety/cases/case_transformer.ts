import { BaseTransformer } from '@adonisjs/core/transformers'
import type { DateTime } from 'luxon'
import ComplaintTransformer from '#app/safety/complaint_transformer'
import { appealableUntil, type ComplaintCase, isWritable } from './complaint_case.js'
import type { CaseSubject } from '#app/safety/complaint_subjects'
import type { Ground } from './decision.js'

/** A complaint as one side follows it: neither learns who the other is, nor what the other wrote. */
export default class CaseTransformer extends BaseTransformer<ComplaintCase> {
  toObject() {
    const { side, complaint, messages } = this.resource
    return {
      side,
      complaint: side === 'reporter' ? new ComplaintTransformer(complaint).toObject() : null,
      messages: messages.map((message) => ({
        id: message.id,
        by_team: message.side === 'staff',
        body: message.body,
        at: instant(message.at),
      })),
      writable: isWritable(this.resource),
      decision: this.#decision(),
      appeal: this.#appeal(),
      appeal_until: appealableUntil(this.resource)?.toUTC().toISO() ?? null,
    }
  }

  #decision() {
    const { decision, side } = this.resource
    if (!decision) return null
    return {
      number: side === 'subject' ? decision.number : null,
      subject_kind: decision.subjectKind as CaseSubject,
      facts: decision.facts,
      language: decision.language,
      ground: decision.ground as Ground | null,
      clause: decision.clause,
      automated: decision.automated,
      measures: decision.measures,
      ends_at: decision.endsAt && instant(decision.endsAt),
      decided_at: instant(decision.decidedAt),
      overturned_at: decision.overturnedAt && instant(decision.overturnedAt),
    }
  }

  #appeal() {
    const { appeal } = this.resource
    if (!appeal) return null
    return {
      words: appeal.words,
      filed_at: instant(appeal.filedAt),
      due_at: instant(appeal.dueAt),
      decided_at: appeal.decidedAt && instant(appeal.decidedAt),
      outcome: appeal.outcome,
      statement: appeal.statement,
    }
  }
}

function instant(moment: DateTime): string {
  return moment.toUTC().toISO()!
}
