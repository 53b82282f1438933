import { modelOf } from '#app/tenancy/context/tenant_models'
import Member from './member.js'
import Profile from './profile.js'

/** Both tables have an `id` and a `status`. */
const PREFIX = 'profile__'

/** Members joined with their profiles, where a second query would be too slow; for `withProfile`. */
export function membersWithProfiles() {
  const columns = [...Profile.$columnsDefinitions.values()].map(({ columnName }) => columnName)
  return Member.query()
    .select('members.*')
    .select(columns.map((name) => `profiles.${name} as ${PREFIX}${name}`))
    .join('profiles', (on) =>
      on.on('profiles.tenant_id', 'members.tenant_id').andOn('profiles.member_id', 'members.id')
    )
}

/** Takes the profile from the row's further columns, which are in `$extras`. */
export function withProfile(member: Member): Member {
  const columns = Object.entries(member.$extras).filter(([name]) => name.startsWith(PREFIX))
  const row = Object.fromEntries(columns.map(([name, value]) => [name.slice(PREFIX.length), value]))
  member.$setRelated('profile', modelOf(Profile, row) as never)
  return member
}
