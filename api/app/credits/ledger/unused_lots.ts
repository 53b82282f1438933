/**
 * SQL for what is left of a member's purchases, the one source for everybody who asks. The oldest credits are spent first: those
 * `before` a purchase's own. Credits that were given back no longer count; refunded and charged back purchases have nothing left.
 */
export function unusedLots(memberId: string): string {
  return `
    select paid.id, paid.credits, paid.amount_minor, paid.paid_minor, paid.currency,
      least(paid.kept, wallets.bought - newer_credits)::int as rest,
      greatest(0, wallets.bought - newer_credits - paid.kept)::int as before
    from (
      select id, member_id, credits, credits - returned_credits as kept, amount_minor, currency,
        amount_minor - refunded_minor - charged_back_minor as paid_minor,
        coalesce(sum(credits - returned_credits) over newer, 0) as newer_credits
      from app.orders where tenant_id = (select sec.tenant_id()) and member_id = ${memberId} and status = 'completed'
      window newer as (order by completed_at desc, id desc rows between unbounded preceding and 1 preceding)) paid
    join app.wallets on wallets.tenant_id = (select sec.tenant_id()) and wallets.member_id = paid.member_id
    where paid.kept > 0 and wallets.bought > newer_credits`
}
