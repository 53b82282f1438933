import { BaseTransformer } from '@adonisjs/core/transformers'
import { translationsIn } from '#app/http/translations'
import { fictionalMark } from '#app/members/people/fictional_mark'
import { shownGift } from '#app/credits/gifts/shown_gift'
import type { Site } from '#app/tenancy/sites/site'
import { wordingOf } from '#app/tenancy/sites/wording_of'
import type { StatementLine } from './statement.js'

/** A line of the member's statement; fictional profiles are labelled here too. */
export default class StatementLineTransformer extends BaseTransformer<StatementLine> {
  constructor(
    line: StatementLine,
    protected site: Site,
    protected language: string
  ) {
    super(line)
  }

  toObject() {
    const { id, credits, balanceAfter, orderId, reason, counterpart, gift, at } = this.resource
    return {
      id,
      kind: this.#kind(),
      credits,
      balance_after: balanceAfter,
      profile: counterpart && this.#partner(counterpart),
      gift: gift && shownGift(gift, this.site, this.language),
      order_id: orderId,
      reason,
      at: at.toISO()!,
    }
  }

  #kind() {
    const { kind, counterpart } = this.resource
    if (kind === 'message' && counterpart?.isFictional) return 'message_fictional' as const
    // What was spent on somebody comes back when staff don't deliver it.
    if (kind === 'reversal' && counterpart) return 'message_returned' as const
    return kind
  }

  /** Lines stay, but without the name of a partner the member may no longer meet. */
  #partner({ id, name, hasLeft, isHidden, ...rest }: NonNullable<StatementLine['counterpart']>) {
    const t = translationsIn(wordingOf(this.site, this.language), 'members')
    const mark = fictionalMark(rest, this.site, this.language)
    const hiddenName = () => mark.fictional?.label ?? t('nameless.unnamed_member')
    return {
      id: isHidden ? null : id,
      name: isHidden ? hiddenName() : hasLeft ? t('nameless.former_member') : name,
      ...mark,
    }
  }
}
