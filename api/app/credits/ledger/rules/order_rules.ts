import { HERE, type Rules } from './rule.js'

const PAID = `('completed', 'refunded', 'charged_back')`

/** What each order moved, by kind: credits that came with its purchase, and those taken back. */
const booked = (kinds: string) => `
  select transactions.order_id, coalesce(sum(amount) filter (where account = 'member.bought'), 0) as credits,
    coalesce(sum(amount) filter (where account = 'member.bonus'), 0) as bonus
  from app.ledger_transactions transactions
  join app.ledger_entries entries on entries.tenant_id = transactions.tenant_id and entries.transaction_id = transactions.id
  where transactions.${HERE} and transactions.kind in (${kinds}) group by transactions.order_id`

/** Orders and the ledger say the same, and no order gives back more than it brought, in credits or in money. */
export const ORDER_RULES: Rules = {
  bookings_name_an_order_of_their_member: `
    select transactions.id from app.ledger_transactions transactions
    left join app.orders
      on orders.tenant_id = transactions.tenant_id and orders.id = transactions.order_id and orders.member_id = transactions.member_id
    where transactions.${HERE} and transactions.kind in ('purchase', 'refund', 'chargeback') and orders.id is null`,
  completed_orders_are_booked_once: `
    select orders.id from app.orders
    left join (
      select order_id, count(*) as times from app.ledger_transactions where ${HERE} and kind = 'purchase' group by order_id
    ) purchases on purchases.order_id = orders.id
    where orders.${HERE} and coalesce(times, 0) <> (status in ${PAID})::int`,
  purchases_give_what_was_ordered: `
    select orders.id from app.orders join (${booked(`'purchase'`)}) booked on booked.order_id = orders.id
    where orders.${HERE} and (booked.credits <> orders.credits or booked.bonus <> orders.bonus_credits)`,
  returns_equal_what_their_order_says: `
    select orders.id from app.orders left join (${booked(`'refund', 'chargeback'`)}) booked on booked.order_id = orders.id
    where orders.${HERE} and (coalesce(booked.credits, 0) <> -orders.returned_credits or coalesce(booked.bonus, 0) <> -orders.returned_bonus)`,
  returns_take_no_more_than_was_bought: `
    select order_id as id from (${booked(`'purchase', 'refund', 'chargeback'`)}) kept where credits < 0 or bonus < 0`,
  money_given_back_was_paid: `
    select id from app.orders where ${HERE} and refunded_minor + charged_back_minor > amount_minor`,
  revenue_entries_equal_what_their_order_says: `
    select orders.id from app.orders
    left join (
      select order_id, sum(amount_minor) filter (where kind = 'paid') as paid, sum(amount_minor) filter (where kind = 'refunded') as refunded,
        sum(amount_minor) filter (where kind = 'charged_back') as charged_back, sum(case kind when 'paid' then vat_minor else -vat_minor end) as vat
      from app.revenue_entries where ${HERE} group by order_id) entered on entered.order_id = orders.id
    where orders.${HERE} and (coalesce(paid, 0) <> case when completed_at is null then 0 else amount_minor end
      or coalesce(refunded, 0) <> refunded_minor or coalesce(charged_back, 0) <> charged_back_minor - won_back_minor
      or coalesce(vat, 0) <> case when completed_at is null then 0
        else vat_minor - round(vat_minor::numeric * (refunded_minor + charged_back_minor - won_back_minor) / amount_minor) end)`,
  claims_fit_what_was_charged_back: `
    select id from app.orders where ${HERE} and claim_minor > 0 and (
      claim_minor > charged_back_minor - greatest(0, ceil(amount_minor::numeric * returned_credits / credits) - refunded_minor)
      or not exists (select from app.payment_tasks tasks where tasks.tenant_id = orders.tenant_id and tasks.order_id = orders.id
        and kind = 'claim' and done_at is null))`,
  wallets_are_blocked_while_a_claim_is_open: `
    select wallets.member_id as id from app.wallets
    left join (select distinct member_id from app.orders where ${HERE} and claim_minor > 0) claims
      on claims.member_id = wallets.member_id
    where wallets.${HERE} and (blocked_at is not null) <> (claims.member_id is not null)`,
  withdrawals_give_back_their_own_order: `
    select refunds.id from app.refunds
    left join app.withdrawals on withdrawals.tenant_id = refunds.tenant_id and withdrawals.id = refunds.withdrawal_id
      and withdrawals.order_id = refunds.order_id and withdrawals.member_id = refunds.member_id
    where refunds.${HERE} and (refunds.cause = 'withdrawal') <> (refunds.withdrawal_id is not null and withdrawals.id is not null)`,
  waivers_are_confirmed_once_given: `
    select id from app.orders where ${HERE} and waiver_confirmed_at is not null and (waiver_at is null or waiver_confirmed_at < waiver_at)`,
  order_statuses_fit_their_money: `
    select id from app.orders where ${HERE} and not case status
      when 'completed' then refunded_minor < amount_minor and charged_back_minor = 0
      when 'refunded' then refunded_minor >= amount_minor and charged_back_minor = 0
      when 'charged_back' then charged_back_minor > 0
      else refunded_minor = 0 and charged_back_minor = 0 and returned_credits = 0 and returned_bonus = 0 end`,
  credited_before_the_money_are_direct_debits: `
    select id from app.orders where ${HERE} and is_advanced and (method <> 'direct_debit' or status not in ${PAID})`,
  events_are_applied_or_waiting: `
    select id from app.payment_events where ${HERE} and order_id is not null and applied_at is null and not exists (
      select 1 from pgboss.job_common jobs where name = 'check_payment' and data ->> 'tenant' = payment_events.tenant_id::text
        and data ->> 'order' = payment_events.order_id::text and state < 'completed')`,
  premium_means_a_completed_order: `
    select profiles.id from app.profiles
    left join (select distinct member_id from app.orders where ${HERE} and status = 'completed') buyers
      on buyers.member_id = profiles.member_id
    where profiles.${HERE} and kind = 'member' and paid_user <> (buyers.member_id is not null)`,
  codes_are_used_within_their_limit: `
    select codes.id from app.discount_codes codes
    join (
      select code_id, sum(times) as times, max(times) as most from (
        select code_id, member_id, count(*) as times from app.discount_redemptions
        where ${HERE} and code_id is not null and state in ('reserved', 'used') group by code_id, member_id) by_member
      group by code_id) uses on uses.code_id = codes.id
    where codes.${HERE} and (times > usage_limit or (validity = 'once' and times > 1) or (validity = 'once-per-user' and most > 1))`,
  used_codes_were_paid_with: `
    select redemptions.id from app.discount_redemptions redemptions
    left join app.orders on orders.tenant_id = redemptions.tenant_id and orders.id = redemptions.order_id
      and orders.member_id = redemptions.member_id and orders.status in ${PAID}
    where redemptions.${HERE} and redemptions.state in ('used', 'excess') and orders.id is null`,
}
