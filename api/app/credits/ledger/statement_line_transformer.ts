import { BaseTransformer } from '@adonisjs/core/transformers'
import { wordsIn } from '#app/http/words'
import { fictionalMark } from '#app/members/people/fictional_mark'
import type { Site } from '#app/tenancy/sites/site'
import type { StatementLine } from './statement.js'

/** A line as its member reads it: whoever is fictional is called so here too. */
export default class StatementLineTransformer extends BaseTransformer<StatementLine> {
  constructor(
    line: StatementLine,
    protected site: Site,
    protected language: string
  ) {
    super(line)
  }

  toObject() {
    const { id, kind, credits, balanceAfter, orderId, counterpart, at } = this.resource
    return {
      id,
      kind: kind === 'message' && counterpart?.isFictional ? ('message_fictional' as const) : kind,
      credits,
      balance_after: balanceAfter,
      profile: counterpart && this.#partner(counterpart),
      order_id: orderId,
      at: at.toISOString(),
    }
  }

  /** The books say what for; whom the member shall not meet any more they don't name. */
  #partner({ id, name, hasLeft, isHidden, ...rest }: NonNullable<StatementLine['counterpart']>) {
    const t = wordsIn(this.language, 'members')
    const mark = fictionalMark(rest, this.site, this.language)
    const hiddenName = () => mark.fictional?.label ?? t('unnamed')
    return { id: isHidden ? null : id, name: isHidden ? hiddenName() : hasLeft ? t('left') : name, ...mark }
  }
}
