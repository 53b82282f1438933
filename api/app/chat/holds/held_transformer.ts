import { BaseTransformer } from '@adonisjs/core/transformers'
import { decisionToken } from '#app/http/decision_token'
import type HeldMessage from './held_message.js'

/** A message of one's own that staff look at first, or that they refused. */
export default class HeldTransformer extends BaseTransformer<HeldMessage> {
  toObject() {
    const { id, tenantId, clientId, body, heldAt, state, reason, decisionId } = this.resource
    const isRefused = state === 'refused'
    return {
      id,
      client_id: clientId,
      body,
      sent_at: heldAt.toUTC().toISO()!,
      refused: isRefused,
      /** Why, where it was refused. */
      reason,
      /** The page with the reasons, on which its sender may appeal. */
      decision: decisionId === null ? null : `/${decisionToken(tenantId, decisionId)}`,
      /** What came back when it was refused. */
      credits_back: isRefused ? ((this.resource.$extras.credits as number | undefined) ?? 0) : 0,
    }
  }
}
