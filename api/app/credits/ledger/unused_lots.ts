/** SQL for what is left of a member's purchases. The oldest credits are spent first: those `before` a purchase's own. */
export function unusedLots(memberId: string): string {
  return `
    select paid.id, paid.credits, paid.amount_minor, paid.currency,
      least(paid.credits, wallets.bought - newer_credits)::int as rest,
      greatest(0, wallets.bought - newer_credits - paid.credits)::int as before
    from (
      select id, member_id, credits, amount_minor, currency, coalesce(sum(credits) over newer, 0) as newer_credits
      from app.orders where tenant_id = (select sec.tenant_id()) and member_id = ${memberId} and status = 'completed'
      window newer as (order by completed_at desc, id desc rows between unbounded preceding and 1 preceding)) paid
    join app.wallets on wallets.tenant_id = (select sec.tenant_id()) and wallets.member_id = paid.member_id
    where wallets.bought > newer_credits`
}
