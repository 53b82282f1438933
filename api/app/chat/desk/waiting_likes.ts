import { canMeet } from '#app/members/people/can_meet'
import { LIKE_DAYS } from './like_days.js'

/** SQL: no conversation between the two of a row of `desk_likes`. */
export const HAS_NOT_BEGUN = `not exists (select from app.conversations talks where talks.tenant_id = desk_likes.tenant_id
  and talks.low_profile_id = least(desk_likes.profile_id, desk_likes.partner_profile_id)
  and talks.high_profile_id = greatest(desk_likes.profile_id, desk_likes.partner_profile_id))`

/**
 * SQL: members who liked a fictional profile lately and have not written, as `desk_likes`: one first message may go to each. Whoever can't be
 * written to at the moment is left out, as `WAITING_CHATS` does.
 */
export const WAITING_LIKES = `app.desk_likes
  join app.profiles own on own.tenant_id = desk_likes.tenant_id and own.id = desk_likes.profile_id
    and own.status = 'active' and not own.paused
  join app.profiles partner on partner.tenant_id = desk_likes.tenant_id and partner.id = desk_likes.partner_profile_id
    and partner.status = 'active' and partner.left_at is null and not partner.paused
  join app.members on members.tenant_id = partner.tenant_id and members.id = partner.member_id
    and members.status = 'active' and members.show_fictional
  where desk_likes.tenant_id = (select sec.tenant_id()) and desk_likes.liked_at > now() - interval '${LIKE_DAYS} days'
    and ${HAS_NOT_BEGUN} and ${canMeet('own.id', 'partner.id')}`
