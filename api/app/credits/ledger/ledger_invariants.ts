import { tenantRows } from '#app/tenancy/context/tenant_context'

export interface BrokenInvariant {
  invariant: string
  rows: string[]
}

const MOST_ROWS = 20
const TIMEOUT = '10min'

const HERE = 'tenant_id = (select sec.tenant_id())'

export const INVARIANTS: Record<string, string> = {
  transactions_sum_to_zero: `
    select transaction_id as id from app.ledger_entries where ${HERE} group by transaction_id having sum(amount) <> 0`,
  transactions_have_two_entries: `
    select id from app.ledger_transactions transactions where ${HERE} and (select count(*) from app.ledger_entries entries
      where entries.tenant_id = transactions.tenant_id and entries.transaction_id = transactions.id) < 2`,
  books_sum_to_zero: `
    select tenant_id as id from app.ledger_entries where ${HERE} group by tenant_id having sum(amount) <> 0`,
  entries_belong_to_a_transaction: `
    select entries.id from app.ledger_entries entries where ${HERE} and not exists (
      select 1 from app.ledger_transactions transactions
      where transactions.tenant_id = entries.tenant_id and transactions.id = entries.transaction_id)`,
  wallets_equal_their_entries: `
    select coalesce(wallets.member_id, booked.member_id) as id
    from (select member_id, bonus, bought from app.wallets where ${HERE}) wallets
    full join (
      select member_id, coalesce(sum(amount) filter (where account = 'member.bonus'), 0) as bonus,
        coalesce(sum(amount) filter (where account = 'member.bought'), 0) as bought
      from app.ledger_entries where ${HERE} group by member_id) booked using (member_id)
    where coalesce(wallets.bonus, 0) <> coalesce(booked.bonus, 0) or coalesce(wallets.bought, 0) <> coalesce(booked.bought, 0)`,
  wallets_are_not_negative: `
    select member_id as id from app.wallets where ${HERE} and (bonus < 0 or bought < 0)`,
  completed_orders_are_booked_once: `
    select id from app.orders where ${HERE} and (status in ('completed', 'refunded', 'charged_back')) <> (
      (select count(*) from app.ledger_transactions transactions where transactions.tenant_id = orders.tenant_id
        and transactions.order_id = orders.id and transactions.kind = 'purchase') = 1)`,
  purchases_give_what_was_ordered: `
    select orders.id from app.orders
    join app.ledger_transactions transactions
      on transactions.tenant_id = orders.tenant_id and transactions.order_id = orders.id and transactions.kind = 'purchase'
    where orders.${HERE} and (orders.member_id <> transactions.member_id or
      (select coalesce(sum(amount) filter (where account = 'member.bought'), 0) <> orders.credits
         or coalesce(sum(amount) filter (where account = 'member.bonus'), 0) <> orders.bonus_credits
       from app.ledger_entries entries
       where entries.tenant_id = transactions.tenant_id and entries.transaction_id = transactions.id))`,
  reversals_give_back_no_more_than_was_taken: `
    select originals.transaction_id as id from app.ledger_entries originals
    join app.ledger_transactions reversals
      on reversals.tenant_id = originals.tenant_id and reversals.reverses_id = originals.transaction_id
    join app.ledger_entries reversed on reversed.tenant_id = reversals.tenant_id
      and reversed.transaction_id = reversals.id and reversed.account = originals.account
    where originals.${HERE} group by originals.transaction_id, originals.id, originals.amount
    having sum(reversed.amount) * sign(originals.amount) not between -abs(originals.amount) and 0`,
  events_are_applied_or_waiting: `
    select id from app.payment_events where ${HERE} and order_id is not null and applied_at is null and not exists (
      select 1 from pgboss.job_common jobs where name = 'check_payment' and data ->> 'tenant' = payment_events.tenant_id::text
        and data ->> 'order' = payment_events.order_id::text and state < 'completed')`,
  charged_messages_exist_once: `
    select transactions.id from app.ledger_transactions transactions
    where transactions.${HERE} and transactions.kind = 'message' and (
      select count(*) from app.messages
      join app.profiles senders on senders.tenant_id = messages.tenant_id and senders.id = messages.sender_profile_id
      where messages.tenant_id = transactions.tenant_id and messages.ledger_transaction_id = transactions.id
        and senders.member_id = transactions.member_id) <> 1`,
  messages_are_charged_or_free: `
    select conversation_id as id
    from (
      select conversation_id, sender_profile_id as profile_id, count(*) as uncharged from app.messages
      left join app.ledger_transactions charges on charges.tenant_id = messages.tenant_id
        and charges.id = messages.ledger_transaction_id and charges.kind = 'message'
      where messages.${HERE} and charges.id is null
      group by conversation_id, sender_profile_id) sent
    full join (
      select conversation_id, profile_id, free_replies_used from app.conversation_sides where ${HERE}
    ) sides using (conversation_id, profile_id)
    join app.profiles on profiles.${HERE} and profiles.id = profile_id and profiles.kind = 'member'
    where coalesce(uncharged, 0) <> coalesce(free_replies_used, 0)`,
  fictional_charges_were_acknowledged_before: `
    select transactions.id from app.ledger_transactions transactions
    left join app.disclosure_acknowledgements acknowledgements
      on acknowledgements.tenant_id = transactions.tenant_id and acknowledgements.id = transactions.acknowledgement_id
    where transactions.${HERE} and transactions.counterpart_kind = 'fictional'
      and (acknowledgements.id is null or acknowledgements.acknowledged_at > transactions.created_at)`,
  premium_means_a_completed_order: `
    select id from app.profiles where ${HERE} and kind = 'member' and paid_user <> exists (
      select 1 from app.orders where orders.tenant_id = profiles.tenant_id and orders.member_id = profiles.member_id
        and orders.status = 'completed')`,
}

/** Checks the tenant's ledger (reliability B6); empty if no rule is violated. Runs inside `asTenant`. */
export async function ledgerInvariants(): Promise<BrokenInvariant[]> {
  await tenantRows(`set local statement_timeout = '${TIMEOUT}'`)
  const broken: BrokenInvariant[] = []
  for (const [invariant, query] of Object.entries(INVARIANTS)) {
    const rows = await tenantRows<{ id: string }>(`select id::text from (${query}) broken limit ${MOST_ROWS}`)
    if (rows.length > 0) broken.push({ invariant, rows: rows.map(({ id }) => id) })
  }
  return broken
}
