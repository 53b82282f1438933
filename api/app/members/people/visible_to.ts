import type { LucidModel, ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import type Member from '#app/members/people/member'
import { unblocked } from '#app/members/people/can_meet'

/** Where people are looked for: by their profiles, or by the rows of a search, where nobody is who is not to be found. */
export type PeopleTable = 'profiles' | 'search_rows'

/** Leaves only those in a query whom a member, or a visitor, may meet: whom he finds, and for visitors who agreed to be shown to them. */
export function visibleTo<Query extends ModelQueryBuilderContract<LucidModel, unknown>>(
  query: Query,
  member: Member | null,
  people: PeopleTable = 'profiles'
): Query {
  return findableBy(member ? query : openToVisitors(query, people), member, people)
}

/** Leaves only those in a query who are shown to visitors: who agreed to it, and fictional profiles. */
export function openToVisitors<Query extends ModelQueryBuilderContract<LucidModel, unknown>>(
  query: Query,
  people: PeopleTable
): Query {
  void query.where(`${people}.visible_to_visitors`, true)
  return query
}

/**
 * Leaves only those in a query of whom a member, or a visitor, may know that they are here: nobody who is disabled, nobody who blocks
 * him, whom he blocks or has reported, no fictional profile for who asked for real members only. A visitor learns little of who did not agree to be
 * shown to him (`CardTransformer`).
 */
export function findableBy<Query extends ModelQueryBuilderContract<LucidModel, unknown>>(
  query: Query,
  member: Member | null,
  people: PeopleTable = 'profiles'
): Query {
  if (people === 'profiles') void query.where('profiles.status', 'active')
  if (member) {
    void query.whereRaw(people === 'profiles' ? unblocked(':me', 'profiles.id') : MET, { me: member.profile.id })
    if (!member.showFictional) void query.whereRaw(REAL[people])
  }
  return query
}

/** `not in`, of which PostgreSQL thinks that half of all people are: as a number it expects nearly everybody, which is right. */
const MET = '(search_rows.id in (select app.unmet_by(:me)))::int <> 1'

/** SQL: somebody is a member, and no fictional profile. The rows of a search have a byte for each word. */
const REAL: Record<PeopleTable, string> = {
  profiles: `profiles.kind = 'member'`,
  search_rows: `search_rows.kind_code = app.word_code('member')`,
}
