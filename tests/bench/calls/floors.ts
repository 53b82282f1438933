import { createHash } from 'node:crypto'
import { sessionToken, TOWN } from '../seed/bench_brand.ts'
import type { SqlPlan } from '../servers/sql_plan.ts'
import type { Stage } from '../stage.ts'

/** `$1` is the tenant, `$2` the session token's hash. */
const WHO = `
  me as (
    select members.*, profiles.id as profile_id, to_jsonb(profiles) as profile
    from app.sessions
    join app.members on members.tenant_id = $1 and members.id = sessions.member_id
    join app.profiles on profiles.tenant_id = $1 and profiles.member_id = members.id
    where sessions.tenant_id = $1 and sessions.token_hash = $2 and sessions.expires_at > now()
  )`

const CARD = `profiles.id, profiles.name, profiles.date_of_birth, profiles.country, profiles.region_id, profiles.city, profiles.kind,
  photos.filename`

const CARDS_PHOTO = 'left join app.photos on photos.tenant_id = $1 and photos.id = profiles.main_photo_id'

/** One statement for each polled call (specification §9) that could answer it, by somebody who sees every brand and asks no one. */
const FLOORS: Readonly<Record<string, string>> = {
  'user.show': `with ${WHO}
    select me.*, wallets.bonus + wallets.bought as credits,
      (select sum(num_unread_messages) from app.conversation_sides where tenant_id = $1 and profile_id = me.profile_id and hidden_at is null),
      (select count(*) from app.likes where tenant_id = $1 and to_profile_id = me.profile_id and seen_at is null),
      (select sum(amount_minor) from app.orders where tenant_id = $1 and member_id = me.id and status = 'completed'
        and completed_at >= date_trunc('month', now())),
      array(select interest_id from app.profile_interests where tenant_id = $1 and profile_id = me.profile_id),
      (select jsonb_object_agg(kind, version) from app.consents where tenant_id = $1 and member_id = me.id and revoked_at is null)
    from me join app.wallets on wallets.tenant_id = $1 and wallets.member_id = me.id`,
  'chats.index': `with ${WHO}, mine as (
      select sides.* from me join app.conversation_sides sides on sides.tenant_id = $1 and sides.profile_id = me.profile_id
      where sides.hidden_at is null order by sides.last_message_at desc, sides.conversation_id desc limit 31
    )
    select mine.*, ${CARD}, newest.body, newest.kind, newest.sender_profile_id,
      (select sum(num_unread_messages) from app.conversation_sides, me where tenant_id = $1 and conversation_sides.profile_id = me.profile_id)
    from mine
    join app.profiles on profiles.tenant_id = $1 and profiles.id = mine.partner_profile_id
    ${CARDS_PHOTO}
    join app.conversations on conversations.tenant_id = $1 and conversations.id = mine.conversation_id
    join app.messages newest on newest.tenant_id = $1 and newest.conversation_id = conversations.id and newest.seq = conversations.last_seq`,
  'likes.index': `with ${WHO}, met as (
      (select likes.*, true as is_mine, to_profile_id as other from me join app.likes on likes.tenant_id = $1 and from_profile_id = me.profile_id
        order by likes.created_at desc limit 30)
      union all
      (select likes.*, false, from_profile_id from me join app.likes on likes.tenant_id = $1 and to_profile_id = me.profile_id
        order by likes.created_at desc limit 30)
    )
    select met.*, ${CARD} from met join app.profiles on profiles.tenant_id = $1 and profiles.id = met.other ${CARDS_PHOTO}`,
}

/** Of a polled call; undefined for any other. */
export function floorOf(call: string, { database }: Stage, person: number): SqlPlan | undefined {
  const text = FLOORS[call]
  const hash = createHash('sha256').update(sessionToken(TOWN, person)).digest()
  return text === undefined ? undefined : [[{ text, values: [database.tenants.get(TOWN)!, hash] }]]
}
