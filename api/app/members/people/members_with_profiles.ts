import { modelOf } from '#app/tenancy/context/tenant_models'
import Member from './member.js'
import Profile from './profile.js'

/** Both tables have an `id` and a `status`. */
const PREFIX = 'profile__'

let columns: { name: string; alias: string }[] | undefined

/** Those of profiles, and what they are called beside a member's. */
function profileColumns() {
  columns ??= Array.from(Profile.$columnsDefinitions.values(), ({ columnName }) => ({
    name: columnName,
    alias: PREFIX + columnName,
  }))
  return columns
}

/** Members joined with their profiles, where a second query would be too slow; for `withProfile`. */
export function membersWithProfiles() {
  return Member.query()
    .select('members.*')
    .select(profileColumns().map(({ name, alias }) => `profiles.${name} as ${alias}`))
    .join('profiles', (on) =>
      on.on('profiles.tenant_id', 'members.tenant_id').andOn('profiles.member_id', 'members.id')
    )
}

/** The same as SQL, up to its tables and their join. @param more columns of tables that are joined after it */
export function selectMembersWithProfiles(more: readonly string[]): string {
  const ofProfile = profileColumns().map(({ name, alias }) => `profiles.${name} as ${alias}`)
  return `select members.*, ${[...ofProfile, ...more].join(', ')}
    from members join profiles on profiles.tenant_id = members.tenant_id and profiles.member_id = members.id`
}

/** Takes the profile from the row's further columns, which are in `$extras`. */
export function withProfile(member: Member): Member {
  const row = Object.fromEntries(profileColumns().map(({ name, alias }) => [name, member.$extras[alias]]))
  member.$setRelated('profile', modelOf(Profile, row) as never)
  return member
}
