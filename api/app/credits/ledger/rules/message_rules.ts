import { HERE, type Rules } from './rule.js'

const REVERSED = `exists (select from app.ledger_transactions reversals
  where reversals.tenant_id = transactions.tenant_id and reversals.reverses_id = transactions.id)`

/** Paid for, and looked at by staff before it is a message. */
const HELD = `exists (select from app.held_messages held
  join app.profiles on profiles.tenant_id = held.tenant_id and profiles.id = held.sender_profile_id
  where held.tenant_id = transactions.tenant_id and held.ledger_transaction_id = transactions.id and held.state = 'held'
    and profiles.member_id = transactions.member_id and held.receiver_profile_id = transactions.counterpart_profile_id)`

/** Nobody pays for a message, a photo or a gift twice or for none, and nobody writes to a fictional profile for money before reading what it is. */
export const MESSAGE_RULES: Rules = {
  charged_messages_exist_once: `
    select transactions.id from app.ledger_transactions transactions
    left join app.messages on messages.tenant_id = transactions.tenant_id and messages.ledger_transaction_id = transactions.id
    left join app.profiles senders on senders.tenant_id = messages.tenant_id and senders.id = messages.sender_profile_id
    where transactions.${HERE} and transactions.kind in ('message', 'photo', 'gift') and not ${REVERSED} and not ${HELD}
    group by transactions.id
    having count(*) filter (where senders.member_id = transactions.member_id) <> 1`,
  reversed_charges_have_no_message: `
    select transactions.id from app.ledger_transactions transactions
    join app.messages on messages.tenant_id = transactions.tenant_id and messages.ledger_transaction_id = transactions.id
    where transactions.${HERE} and ${REVERSED}`,
  messages_are_charged_or_free: `
    select conversation_id as id
    from (
      select conversation_id, sender_profile_id as profile_id, count(*) as uncharged from app.messages
      left join app.ledger_transactions charges on charges.tenant_id = messages.tenant_id
        and charges.id = messages.ledger_transaction_id and charges.kind in ('message', 'photo', 'gift')
      where messages.${HERE} and charges.id is null
      group by conversation_id, sender_profile_id) sent
    full join (
      select conversation_id, profile_id, free_replies_used from app.conversation_sides where ${HERE}
    ) sides using (conversation_id, profile_id)
    join app.profiles on profiles.${HERE} and profiles.id = profile_id and profiles.kind = 'member'
    where coalesce(uncharged, 0) <> coalesce(free_replies_used, 0)`,
  charges_fit_their_message: `
    select charges.id from app.messages
    join app.conversations on conversations.tenant_id = messages.tenant_id and conversations.id = messages.conversation_id
    join app.ledger_transactions charges on charges.tenant_id = messages.tenant_id and charges.id = messages.ledger_transaction_id
    where messages.${HERE} and (charges.kind is distinct from messages.charge_kind or charges.counterpart_profile_id is distinct from
      case sender_profile_id when low_profile_id then high_profile_id else low_profile_id end)`,
  gifts_cost_what_their_message_says: `
    select messages.id from app.messages
    left join (
      select transaction_id, sum(amount) as cost from app.ledger_entries
      where ${HERE} and account = 'platform.spent' group by transaction_id) spent on transaction_id = ledger_transaction_id
    where messages.${HERE} and messages.kind = 'gift' and gift_credits is distinct from cost`,
  fictional_charges_were_acknowledged_before: `
    select transactions.id from app.ledger_transactions transactions
    left join app.disclosure_acknowledgements acknowledgements
      on acknowledgements.tenant_id = transactions.tenant_id and acknowledgements.id = transactions.acknowledgement_id
      and acknowledgements.member_id = transactions.member_id
    where transactions.${HERE} and transactions.counterpart_kind = 'fictional'
      and (acknowledgements.id is null or acknowledgements.acknowledged_at > transactions.created_at)`,
}
