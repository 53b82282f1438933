import { canMeet } from '#app/members/people/can_meet'

/**
 * SQL: conversations with fictional profiles in which a member waits for an answer, as `desk_chats`. Whoever can't be answered at the moment
 * (paused, shut out, real members only, a block) doesn't wait.
 */
export const WAITING_CHATS = `app.desk_chats
  join app.profiles own on own.tenant_id = desk_chats.tenant_id and own.id = desk_chats.profile_id and not own.paused
  join app.profiles partner on partner.tenant_id = desk_chats.tenant_id and partner.id = desk_chats.partner_profile_id
    and partner.status = 'active' and partner.left_at is null and not partner.paused
  join app.members on members.tenant_id = partner.tenant_id and members.id = partner.member_id
    and members.status = 'active' and members.show_fictional
  where desk_chats.tenant_id = (select sec.tenant_id()) and desk_chats.waiting_since is not null
    and ${canMeet('own.id', 'partner.id')}`
