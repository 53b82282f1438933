import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import type Member from '#app/identity/member'
import type Profile from './profile.js'
import { unblocked } from './unblocked.js'

/** Leaves only those in a query whom a member, or a visitor, may meet: whom he finds, and for visitors who agreed to be shown to them. */
export function visibleTo<Query extends ModelQueryBuilderContract<typeof Profile>>(
  query: Query,
  member: Member | null
): Query {
  if (!member)
    void query.where((open) => open.where('profiles.visible_to_visitors', true).orWhere('profiles.kind', 'fictional'))
  return findableBy(query, member)
}

/**
 * Leaves only those in a query of whom a member, or a visitor, may know that they are here: nobody who is disabled, nobody who blocks
 * him, whom he blocks or has reported, no fictional profile for who asked for real members only. A visitor learns little of who did not agree to be
 * shown to him (`CardTransformer`).
 */
export function findableBy<Query extends ModelQueryBuilderContract<typeof Profile>>(
  query: Query,
  member: Member | null
): Query {
  void query.where('profiles.status', 'active')
  if (member) {
    void query.whereRaw(unblocked(':me', 'profiles.id'), { me: member.profile.id })
    if (!member.showFictional) void query.where('profiles.kind', 'member')
  }
  return query
}
