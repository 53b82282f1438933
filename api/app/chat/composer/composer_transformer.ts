import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Writing, WritingTerms } from './writing_terms.js'

/** What the composer shows: the price in credits and money, free replies left, and why sending is refused. */
export default class ComposerTransformer extends BaseTransformer<WritingTerms> {
  constructor(
    terms: WritingTerms,
    protected writing: Pick<Writing, 'sender' | 'site'>
  ) {
    super(terms)
  }

  toObject() {
    const { cost, price, bonusCredits, freeRepliesLeft, partnerAnswersFree, draft, refusal } = this.resource
    const { sender, site } = this.writing
    return {
      cost_credits: cost,
      price,
      bonus_credits: bonusCredits,
      free_replies_left: freeRepliesLeft,
      partner_answers_free: partnerAnswersFree,
      can_send: refusal === null,
      refusal: refusal?.code ?? null,
      refusal_meta: refusal?.meta ?? null,
      draft,
      max_length: site.settings.message_length,
      notices: sender.isActivated ? [] : ['partner_cannot_reply_until_activation' as const],
    }
  }
}
