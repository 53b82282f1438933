import { BaseTransformer } from '@adonisjs/core/transformers'
import type PrivacyRequest from './privacy_request.js'
import type { PrivacyKind, PrivacyOutcome } from './privacy_request.js'

/** What who asked is shown of a request. */
export default class PrivacyRequestTransformer extends BaseTransformer<PrivacyRequest> {
  toObject() {
    const { id, number, kind, words, receivedAt, dueAt, extensionReason, outcome, answer, answeredAt } = this.resource
    return {
      id,
      number,
      kind: kind as PrivacyKind,
      words,
      received_at: receivedAt.toUTC().toISO()!,
      due_at: dueAt.toUTC().toISO()!,
      extension_reason: extensionReason,
      outcome: outcome as PrivacyOutcome | null,
      answer,
      answered_at: answeredAt?.toUTC().toISO() ?? null,
    }
  }
}
