import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import type Member from '#app/identity/member'
import type Profile from './profile.js'
import { unblocked } from './unblocked.js'

/**
 * Leaves only those in a query whom a member, or a visitor, may meet: nobody who is disabled, nobody who blocks him or whom
 * he blocks, no fictional profile for who asked for real members only, and for visitors only who agreed to be shown to them.
 */
export function visibleTo<Query extends ModelQueryBuilderContract<typeof Profile>>(
  query: Query,
  member: Member | null
): Query {
  void query.where('profiles.status', 'active')
  if (!member) {
    void query.where((open) => open.where('profiles.visible_to_visitors', true).orWhere('profiles.kind', 'fictional'))
  } else {
    void query.whereRaw(unblocked(':me', 'profiles.id'), { me: member.profile.id })
    if (!member.showFictional) void query.where('profiles.kind', 'member')
  }
  return query
}
