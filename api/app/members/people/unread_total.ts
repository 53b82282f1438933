import { canMeet } from './can_meet.js'

/** SQL: how many messages a profile hasn't read, of everybody it may meet; `showFictional` says whether fictional profiles count. */
export function unreadTotal(profileId: string, showFictional: string): string {
  return `(select coalesce(sum(num_unread_messages), 0)::int from app.conversation_sides sides
    join app.profiles on profiles.tenant_id = sides.tenant_id and profiles.id = sides.partner_profile_id
    where sides.tenant_id = (select sec.tenant_id()) and sides.profile_id = ${profileId} and num_unread_messages > 0
      and sides.hidden_at is null and (profiles.kind = 'member' or ${showFictional}) and profiles.left_at is null
      and ${canMeet(profileId, 'profiles.id')})`
}
