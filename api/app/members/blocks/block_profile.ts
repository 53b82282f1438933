import { pipeline } from '#app/tenancy/context/pipeline'
import { pokeContacts } from './poke_contacts.js'
import { NotFound } from '#app/http/http_errors'
import { rowId } from '#app/http/validation/row_id'
import type Member from '#app/members/people/member'
import { tenantRows } from '#app/tenancy/context/tenant_context'

/** Blocks a profile the member can see or has a conversation with; repeating it changes nothing. @throws NotFound for any other */
export async function blockProfile({ profile, showFictional }: Member, id: unknown): Promise<void> {
  const pair = { me: profile.id, other: rowId(id) }
  const [, found] = await pipeline([() => afterTheirMessages(pair), () => store({ ...pair, showFictional })])
  if (found.length === 0) throw new NotFound()
  pokeContacts(pair)
}

/** Locks both members, as storing a message locks its sender: messages under way are stored before the block, and none after it. */
function afterTheirMessages(pair: object) {
  return tenantRows(
    `select from app.members where tenant_id = (select sec.tenant_id()) and id in (
       select member_id from app.profiles where tenant_id = (select sec.tenant_id()) and profiles.id in (:me, :other))
     order by id for no key update`,
    { ...pair }
  )
}

function store(pair: object) {
  return tenantRows(
    `with person as (
       select id from app.profiles
       where tenant_id = (select sec.tenant_id()) and id = :other and id <> :me and (kind = 'member' or :showFictional)
         and (status = 'active' or exists (select from app.conversation_sides
              where tenant_id = (select sec.tenant_id()) and profile_id = :me and partner_profile_id = :other))
         and not exists (select from app.blocks where tenant_id = (select sec.tenant_id())
              and blocker_profile_id = :other and blocked_profile_id = :me)
     ), stored as (
       insert into app.blocks (blocker_profile_id, blocked_profile_id) select :me, id from person on conflict do nothing
     ), unanswered as (
       delete from app.desk_likes where tenant_id = (select sec.tenant_id()) and partner_profile_id = :me and profile_id = :other
     )
     select id from person`,
    { ...pair }
  )
}
