import { pokeBoth } from '#app/live/poke'
import { tenantRows } from '#app/tenancy/context/tenant_context'

/** Takes a message out of its conversation, for both; from anyone who reported it, it is hidden already. For staff. @returns from whom the team hid it */
export async function hideByTeam(messageId: string): Promise<string[]> {
  await tenantRows(
    `insert into app.hidings (profile_id, subject_id, by_team)
     select sides.profile_id, messages.id, true from app.messages
     join app.conversation_sides sides on sides.tenant_id = messages.tenant_id and sides.conversation_id = messages.conversation_id
     where messages.tenant_id = (select sec.tenant_id()) and messages.id = :messageId
     on conflict do nothing`,
    { messageId }
  )
  await tellBoth(messageId)
  const hidden = await tenantRows<{ profile: string }>(
    `select profile_id::text as profile from app.hidings
     where tenant_id = (select sec.tenant_id()) and subject_id = :messageId and by_team`,
    { messageId }
  )
  return hidden.map(({ profile }) => profile)
}

/** Shows a message again that the team hid; those who reported it still don't see it. For staff. */
export async function showAgain(messageId: string): Promise<void> {
  await tenantRows(
    `delete from app.hidings where tenant_id = (select sec.tenant_id()) and subject_id = :messageId and by_team`,
    { messageId }
  )
  await tellBoth(messageId)
}

/** With the number of a message that they may have read. */
async function tellBoth(messageId: string): Promise<void> {
  const [talk] = await tenantRows<{ id: string; low: string; high: string; seq: number }>(
    `select talks.id::text, messages.seq, low_profile_id::text as low, high_profile_id::text as high from app.messages
     join app.conversations talks on talks.tenant_id = messages.tenant_id and talks.id = messages.conversation_id
     where messages.tenant_id = (select sec.tenant_id()) and messages.id = :messageId`,
    { messageId }
  )
  if (talk) pokeBoth({ kind: 'chats', between: [talk.low, talk.high], conversation: talk.id, seq: talk.seq })
}
