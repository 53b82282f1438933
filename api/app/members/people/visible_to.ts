import type { LucidModel, ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import type Member from '#app/members/people/member'
import { canMeet } from '#app/members/people/can_meet'

/** Which table a query finds people in; `search_rows` contains active profiles only. */
export type PeopleTable = 'profiles' | 'search_rows'

/** Restricts a query to people the viewer may meet; visitors meet only those who agreed to be shown to them. */
export function visibleTo<Query extends ModelQueryBuilderContract<LucidModel, unknown>>(
  query: Query,
  member: Member | null,
  people: PeopleTable = 'profiles'
): Query {
  return findableBy(member ? query : openToVisitors(query, people), member, people)
}

export function openToVisitors<Query extends ModelQueryBuilderContract<LucidModel, unknown>>(
  query: Query,
  people: PeopleTable
): Query {
  void query.where(`${people}.visible_to_visitors`, true)
  return query
}

/** Restricts a query to people whose existence the viewer may know of: active, not blocked either way, not reported by them. */
export function findableBy<Query extends ModelQueryBuilderContract<LucidModel, unknown>>(
  query: Query,
  member: Member | null,
  people: PeopleTable = 'profiles'
): Query {
  if (people === 'profiles') void query.where('profiles.status', 'active')
  if (member) {
    void query.whereRaw(people === 'profiles' ? canMeet(':me', 'profiles.id') : MET, { me: member.profile.id })
    if (!member.showFictional) void query.whereRaw(REAL[people])
  }
  return query
}

/** PostgreSQL estimates that `not in` keeps half of the rows; written as a comparison of numbers, it expects nearly all, which is right. */
const MET = '(search_rows.id in (select app.unmet_by(:me)))::int <> 1'

const REAL: Record<PeopleTable, string> = {
  profiles: `profiles.kind = 'member'`,
  search_rows: `search_rows.kind_code = app.word_code('member')`,
}
