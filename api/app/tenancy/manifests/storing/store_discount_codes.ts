import type { WholeDiscountCode, WholeManifest } from '#app/tenancy/manifests/manifest'
import { tenantRows } from '#app/tenancy/context/tenant_context'

/** A code that ends stays as a row: orders and their redemptions point to it. Unique and personal codes are not a manifest's. */
export async function storeDiscountCodes({ discount_codes: codes }: WholeManifest): Promise<void> {
  await tenantRows(
    `update app.discount_codes set status = 'inactive' where tenant_id = (select sec.tenant_id()) and status = 'active'
       and batch is null and member_id is null and not (code = any(?))`,
    [codes.map(({ code }) => code)]
  )
  for (const code of codes) await storeDiscountCode(code)
}

/** Makes a code for everybody, or changes what it gives; a start that is left out is now, or when it began. */
export async function storeDiscountCode(
  { code, value_percentage, validity, payment_methods, ...limits }: WholeDiscountCode,
  madeBy: string | null = null
): Promise<void> {
  await tenantRows(
    `insert into app.discount_codes (code, value_percentage, validity, payment_methods, usage_limit, country, currency,
       minimum_order_value, starts_at, expires_at, made_by)
     values (:code, :value_percentage, :validity, cast(:payment_methods as text[]), :usage_limit, :country, :currency,
       :minimum_order_value, coalesce(cast(:starts_at as timestamptz), now()), :expires_at, :madeBy)
     on conflict (tenant_id, code) do update set ${CHANGED.map((column) => `${column} = excluded.${column}`).join(', ')},
       starts_at = ${STARTS_AT}, status = 'active'
     where (${CHANGED.map((column) => `discount_codes.${column}`).join(', ')}, discount_codes.starts_at, discount_codes.status)
       is distinct from (${CHANGED.map((column) => `excluded.${column}`).join(', ')}, ${STARTS_AT}, 'active')`,
    {
      code,
      value_percentage,
      validity,
      payment_methods,
      usage_limit: limits.usage_limit ?? null,
      country: limits.country ?? null,
      currency: limits.currency ?? null,
      minimum_order_value: limits.minimum_order_value ?? null,
      starts_at: limits.starts_at ?? null,
      expires_at: limits.expires_at ?? null,
      madeBy,
    }
  )
}

const CHANGED = [
  'value_percentage',
  'validity',
  'payment_methods',
  'usage_limit',
  'country',
  'currency',
  'minimum_order_value',
  'expires_at',
]
const STARTS_AT = `coalesce(cast(:starts_at as timestamptz), least(discount_codes.starts_at, now()))`
