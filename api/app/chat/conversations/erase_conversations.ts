import { tenantRows } from '#app/tenancy/context/tenant_context'

/** Erases own messages and conversations with no other member left; charged messages lose only the text (a gift its words). @returns partners erased before */
export async function eraseConversations(profileId: string): Promise<string[]> {
  const values = { profileId }
  await tenantRows(`${WITHOUT_KEEPER} ${EMPTY_TEXTS}`, values)
  await tenantRows(`${WITHOUT_KEEPER} ${DROP_UNPAID}`, values)
  await tenantRows(`${WITHOUT_KEEPER} ${FORGET_SIDES}`, values)
  const partners = await tenantRows<{ id: string }>(
    `${WITHOUT_KEEPER} select profiles.id::text from abandoned
     join app.profiles on profiles.tenant_id = (select sec.tenant_id()) and profiles.id = abandoned.partner_profile_id
     where profiles.kind = 'member'`,
    values
  )
  await tenantRows(`${WITHOUT_KEEPER} ${DROP_SIDES}`, values)
  await tenantRows(
    `delete from app.conversations where tenant_id = (select sec.tenant_id())
       and (low_profile_id = :profileId or high_profile_id = :profileId)
       and not exists (select from app.conversation_sides sides
         where sides.tenant_id = conversations.tenant_id and sides.conversation_id = conversations.id)
       and not exists (select from app.messages
         where messages.tenant_id = conversations.tenant_id and messages.conversation_id = conversations.id)`,
    values
  )
  return partners.map(({ id }) => id)
}

const WITHOUT_KEEPER = `
  with abandoned as (
    select conversation_id, partner_profile_id from app.conversation_sides
    where tenant_id = (select sec.tenant_id()) and profile_id = :profileId
      and not exists (
        select from app.profiles partners
        join app.members on members.tenant_id = partners.tenant_id and members.id = partners.member_id
        where partners.tenant_id = (select sec.tenant_id()) and partners.id = partner_profile_id
          and members.status <> 'erased')
  )`

const EMPTY_TEXTS = `
  update app.messages set body = null, client_id = id::text, request_hash = ''
  where tenant_id = (select sec.tenant_id()) and (body is not null or request_hash <> '')
    and (sender_profile_id = :profileId or conversation_id in (select conversation_id from abandoned))`

const DROP_UNPAID = `
  delete from app.messages
  where tenant_id = (select sec.tenant_id()) and ledger_transaction_id is null
    and conversation_id in (select conversation_id from abandoned)`

/** Remaining conversations need `free_replies_used`: the ledger checks compare it with their messages. */
const FORGET_SIDES = `
  update app.conversation_sides
  set last_read_seq = 0, num_unread_messages = 0, hidden_up_to_seq = 0, hidden_at = null, muted_at = null, photos_opened_at = null,
    free_replies_used = case when conversation_id in (select conversation_id from abandoned) then 0 else free_replies_used end
  where tenant_id = (select sec.tenant_id())
    and (profile_id = :profileId or conversation_id in (select conversation_id from abandoned))`

const DROP_SIDES = `
  delete from app.conversation_sides
  where tenant_id = (select sec.tenant_id()) and conversation_id in (select conversation_id from abandoned)
    and not exists (select from app.messages where messages.tenant_id = (select sec.tenant_id())
      and messages.conversation_id = conversation_sides.conversation_id)`
