import { BaseTransformer } from '@adonisjs/core/transformers'
import type PrivacyLink from './privacy_link.js'
import type PrivacyRequest from './privacy_request.js'
import type { PrivacyKind, PrivacyOutcome } from './privacy_request.js'

export interface LinkedRequest {
  link: PrivacyLink
  /** Null until the link was pressed. */
  request: PrivacyRequest | null
}

/**
 * What is about to be sent, and then how it stands. From then on words and answer go by mail alone: a link that is passed on, or found years
 * later, shows nobody's data.
 */
export default class PrivacyLinkTransformer extends BaseTransformer<LinkedRequest> {
  toObject() {
    const { link, request } = this.resource
    return {
      kind: link.kind as PrivacyKind,
      words: link.words,
      request: request && {
        number: request.number,
        received_at: request.receivedAt.toUTC().toISO()!,
        due_at: request.dueAt.toUTC().toISO()!,
        extended: request.extendedAt !== null,
        outcome: request.outcome as PrivacyOutcome | null,
        answered_at: request.answeredAt?.toUTC().toISO() ?? null,
      },
    }
  }
}
