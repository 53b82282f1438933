/**
 * SQL: how many messages a profile hasn't read, of everybody it may meet; `showFictional` says whether fictional profiles count. Reads
 * sides of conversations alone: triggers keep there what counts of the partner, and `app.unmet_by` is asked once, if anything is unread.
 */
export function unreadTotal(profileId: string, showFictional: string): string {
  return `(select coalesce(sum(num_unread_messages), 0)::int from app.conversation_sides sides
    where sides.tenant_id = (select sec.tenant_id()) and sides.profile_id = ${profileId} and num_unread_messages > 0
      and sides.hidden_at is null and not sides.partner_left and (${showFictional} or not sides.partner_is_fictional)
      and sides.partner_profile_id not in (select app.unmet_by(${profileId})))`
}
