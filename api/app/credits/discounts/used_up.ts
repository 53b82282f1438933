/**
 * SQL: whether nothing of a code is left for `:memberId`. Counts what was paid for, and what unpaid orders hold; a member's own
 * unpaid orders hold nothing against them once they are `:handedOn` seconds old, so that who comes back from the payment page to pay
 * another way keeps the discount. `:orderId` is not counted.
 */
export function usedUp(code: string): string {
  const taken = `app.discount_redemptions redemptions where redemptions.tenant_id = (select sec.tenant_id())
    and redemptions.code = ${code}.code and redemptions.order_id <> cast(:orderId as bigint)
    and (redemptions.state = 'used' or redemptions.state = 'reserved' and not (redemptions.member_id = cast(:memberId as bigint)
      and redemptions.reserved_at <= now() - make_interval(secs => cast(:handedOn as int))))`
  const limit = `least(case when ${code}.validity = 'once' then 1 end, ${code}.usage_limit)`
  return `(${code}.validity = 'once-per-user' and exists (select from ${taken} and redemptions.member_id = cast(:memberId as bigint))
    or case when ${limit} is null then false else (select count(*) from ${taken}) >= ${limit} end)`
}

/** How old, in seconds, an own order must be to hand its discount on: orders at the same moment would all have it otherwise. */
const HANDED_ON_S = 3

/**
 * `handedOn` for a request that arrived then (`performance.now()`). Nobody comes back from a payment page faster, and what a request
 * waited for a connection doesn't make its buyer slower.
 */
export function handedOnSince(arrivedAt: number): number {
  return HANDED_ON_S + Math.ceil((performance.now() - arrivedAt) / 1000)
}
