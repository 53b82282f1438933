import type Member from '#app/identity/member'
import { cardQuery } from '#app/members/card_query'
import { PLANNED_BY_VALUES } from '#app/tenancy/statement_names'
import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import { latelyActiveFirst } from './lately_active_first.js'
import type SearchRow from './search_row.js'

/** The cards of those found, a query of ids that an index alone answers: only who is shown is looked up in full. */
export function cardsOf(member: Member | null, found: ModelQueryBuilderContract<typeof SearchRow>) {
  const cards = latelyActiveFirst(cardQuery(member)).whereIn('profiles.id', found)
  cards.knexQuery.comment(PLANNED_BY_VALUES)
  return cards
}
