/** After midnight, in minutes: a transaction takes its number a moment after its time, which is when it began. */
const MARGIN_MINUTES = 5

/**
 * SQL for the brand's day that is to be sealed next, if it is over: the first one, or the one that begins where the last seal's ended.
 * In another time zone than the last one it is longer or shorter than others, and its date never one that was sealed.
 */
export const NEXT_DAY = `
  select day, began_at, ended_at, previous_hash
  from (
    select ledger.*, (ledger.day + 1)::timestamp at time zone zone.time_zone as ended_at
    from (select time_zone, created_at from global.tenants where id = (select sec.tenant_id())) zone
    left join lateral (
      select seals.day, seals.ended_at, seals.hash from app.ledger_seals seals
      where seals.tenant_id = (select sec.tenant_id()) order by seals.day desc limit 1) last on true
    cross join lateral (
      select (least(zone.created_at, (select min(transactions.created_at) from app.ledger_transactions transactions
        where transactions.tenant_id = (select sec.tenant_id()))) at time zone zone.time_zone)::date as day) first
    cross join lateral (
      select coalesce(last.ended_at, first.day::timestamp at time zone zone.time_zone) as began_at,
        coalesce(greatest(last.day + 1, (last.ended_at at time zone zone.time_zone)::date), first.day) as day,
        last.hash as previous_hash) ledger) next
  where ended_at + interval '${MARGIN_MINUTES} minutes' <= now()`
