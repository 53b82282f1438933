/** SQL: the first of the month, in the brand's time zone. */
export const MONTH_BEGAN = `date_trunc('month', now() at time zone :timeZone) at time zone :timeZone`

/** SQL: what a member paid since then in `:currency`, less what came back of it, in minor units. */
export function paidThisMonth(memberId: string): string {
  return `(select coalesce(sum(amount_minor - refunded_minor - charged_back_minor), 0)::int from app.orders
    where tenant_id = (select sec.tenant_id()) and member_id = ${memberId} and currency = :currency and completed_at >= ${MONTH_BEGAN})`
}
