import { storeCreditPrices } from './credit_prices.js'
import type { WholeManifest } from '#app/tenancy/manifests/manifest'
import { tenantRows } from '#app/tenancy/context/tenant_context'

/**
 * A package whose price or credits changed ends and a new one begins: orders and the price history still point to what was sold.
 * One that was planned and is not wanted any more ends when it would have begun.
 */
export async function storePackages({ packages }: Pick<WholeManifest, 'packages'>): Promise<void> {
  await tenantRows(
    `${WANTED_PACKAGES}, ended as (
       update app.credit_packages set ends_at = greatest(now(), starts_at)
       where ${HERE} and ${IS_NOT_OVER} and not exists (select from wanted where ${IS_SAME_PACKAGE})
     ), changed as (
       update app.credit_packages set ends_at = wanted.ends_at, recommended = wanted.recommended, position = wanted.position from wanted
       where ${HERE} and ${IS_NOT_OVER} and ${IS_SAME_PACKAGE}
         and (credit_packages.ends_at, credit_packages.recommended, credit_packages.position)
           is distinct from (wanted.ends_at, wanted.recommended, wanted.position)
     )
     insert into app.credit_packages
       (key, country, credits, bonus_credits, price_minor, currency, recommended, position, starts_at, ends_at)
     select key, country, credits, bonus_credits, price_minor, currency, recommended, position, coalesce(starts_at, now()), ends_at from wanted
     where not exists (select from app.credit_packages where ${HERE} and ${IS_NOT_OVER} and ${IS_SAME_PACKAGE})`,
    { packages: JSON.stringify(packages) }
  )
  await storeCreditPrices()
}

const HERE = 'credit_packages.tenant_id = (select sec.tenant_id())'
const IS_NOT_OVER =
  '(credit_packages.ends_at is null or credit_packages.ends_at > greatest(now(), credit_packages.starts_at))'
const IS_SAME_PACKAGE = `
  (wanted.key, wanted.country, wanted.credits, wanted.bonus_credits, wanted.price_minor, wanted.currency)
    = (credit_packages.key, credit_packages.country, credit_packages.credits, credit_packages.bonus_credits,
       credit_packages.price_minor, credit_packages.currency)
  and case when wanted.starts_at is null then credit_packages.starts_at <= now()
      else wanted.starts_at = credit_packages.starts_at end`
const WANTED_PACKAGES = `
  with wanted as (
    select listed.*, nullif(starts, '')::timestamp at time zone time_zone as starts_at,
      nullif(ends, '')::timestamp at time zone time_zone as ends_at
    from jsonb_to_recordset(cast(:packages as jsonb)) as listed(key text, country text, credits int, bonus_credits int,
      price_minor int, currency text, recommended boolean, position int, starts text, ends text)
    cross join (select time_zone from global.tenants where id = (select sec.tenant_id())) here)`
