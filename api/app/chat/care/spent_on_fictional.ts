/**
 * SQL: a row for each span, a day and a week until now, in which `:memberId` spent `:most1` or `:most7` or more on fictional profiles, in
 * minor units; 0 is no limit. Bought credits count at what was paid for them, bonus credits at nothing. The oldest are spent first, so
 * what was spent last lies directly before what the wallet still holds (as in `app.guard_use`); of that, fictional profiles have the
 * share of the credits that went to them.
 */
export const SPENT_ON_FICTIONAL = `
  select from (values (1, cast(:most1 as int)), (7, cast(:most7 as int))) spans (days, most)
  cross join lateral (
    select coalesce(sum(-entries.amount), 0) as credits,
      coalesce(sum(-entries.amount) filter (where transactions.counterpart_kind = 'fictional'), 0) as to_fictional
    from app.ledger_transactions transactions
    join app.ledger_entries entries on entries.tenant_id = transactions.tenant_id and entries.transaction_id = transactions.id
      and entries.account = 'member.bought'
    where transactions.tenant_id = (select sec.tenant_id()) and transactions.member_id = :memberId
      -- Ids begin with their time, so that the index finds what is new; asked once, as the function is volatile.
      and transactions.id >= (select (sec.new_id(now() - make_interval(days => 7)) >> 22) << 22)
      and transactions.created_at > now() - make_interval(days => spans.days)
      and transactions.kind in ('message', 'photo', 'gift', 'reversal')
  ) used
  cross join lateral (
    select coalesce(sum(lots.amount_minor * greatest(0, least(lots.newer + lots.kept, wallets.bought + used.credits)
      - greatest(lots.newer, wallets.bought)) / cast(lots.credits as numeric)), 0) as minor
    from (
      select orders.amount_minor, orders.credits, orders.credits - orders.returned_credits as kept,
        coalesce(sum(orders.credits - orders.returned_credits) over (order by orders.completed_at desc, orders.id desc
          rows between unbounded preceding and 1 preceding), 0) as newer
      from app.orders where orders.tenant_id = (select sec.tenant_id()) and orders.member_id = :memberId
        and orders.completed_at is not null
    ) lots
    cross join app.wallets
    where wallets.tenant_id = (select sec.tenant_id()) and wallets.member_id = :memberId
  ) paid
  where spans.most > 0 and used.credits > 0
    and ceil(round(paid.minor * least(used.to_fictional, used.credits) / used.credits, 9)) >= spans.most`
