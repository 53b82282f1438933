import { storeCreditPrices } from './credit_prices.js'
import { storeGifts } from './store_gifts.js'
import type { WholeManifest } from './manifest.js'
import { pagesOf } from '#app/tenancy/manifests/pages_of'
import { renewPushKey } from '#app/tenancy/push_keys/push_key'
import { currentTenant, tenantRows } from '#app/tenancy/context/tenant_context'

/** Rows that are already right stay untouched. */
export async function storeManifest(manifest: WholeManifest): Promise<void> {
  await storeTenant(manifest)
  await storePushKey()
  await storeDomains(manifest)
  await storePages(manifest)
  await storePackages(manifest)
  await storeGifts(manifest)
  await storeDiscountCodes(manifest)
  await storeCampaigns(manifest)
  await storePostbackReceivers(manifest)
  await storeInviteCodes(manifest)
  await storeGrants(manifest)
}

async function storeTenant({ company, tenant: slug, state, niche, time_zone, ...rest }: WholeManifest) {
  const { key, added, ...fields } = company
  await upsert('global.companies', 'key', { key, ...fields, added_at: added })
  const [{ id: company_id }] = (await tenantRows('select id from global.companies where key = ?', [key])) as [any]
  const { theme, settings } = rest
  await upsert('global.tenants', 'id', {
    id: currentTenant().id,
    slug,
    company_id,
    niche_id: niche,
    state,
    time_zone,
    theme: JSON.stringify(theme),
    settings: JSON.stringify(settings),
  })
}

/** A brand that is new; others change theirs by `push:key`. */
async function storePushKey() {
  const keyless = await tenantRows(
    'select from global.tenants where id = (select sec.tenant_id()) and push_public_key is null'
  )
  if (keyless.length > 0) await renewPushKey()
}

async function storeDomains({ domains }: WholeManifest) {
  const here = 'tenant_id = (select sec.tenant_id())'
  const hosts = domains.map(({ host }) => host)
  await tenantRows(`delete from global.domains where ${here} and not (host = any(?))`, [hosts])
  // The old main domain first: there can be only one.
  const main = domains.find((domain) => domain.main)!.host
  await tenantRows(`update global.domains set main = false where ${here} and main and host <> ?`, [main])
  for (const { settings, ...domain } of domains)
    await upsert('global.domains', 'host', {
      tenant_id: currentTenant().id,
      ...domain,
      settings: JSON.stringify(settings),
    })
}

async function storePages(manifest: WholeManifest) {
  const pages = pagesOf(manifest)
  await tenantRows(
    `delete from app.own_pages where tenant_id = (select sec.tenant_id()) and not ((name, language) in (
       select name, language from jsonb_to_recordset(?::jsonb) as wanted(name text, language text)))`,
    [JSON.stringify(pages)]
  )
  for (const page of pages) await upsert('app.own_pages', 'tenant_id, name, language', page)
}

/**
 * A package whose price or credits changed ends and a new one begins: orders and the price history still point to what was sold.
 * One that was planned and is not wanted any more ends when it would have begun.
 */
async function storePackages({ packages }: WholeManifest) {
  await tenantRows(
    `${WANTED_PACKAGES}, ended as (
       update app.credit_packages set ends_at = greatest(now(), starts_at)
       where ${HERE} and ${IS_NOT_OVER} and not exists (select from wanted where ${IS_SAME_PACKAGE})
     ), changed as (
       update app.credit_packages set ends_at = wanted.ends_at, recommended = wanted.recommended from wanted
       where ${HERE} and ${IS_NOT_OVER} and ${IS_SAME_PACKAGE}
         and (credit_packages.ends_at, credit_packages.recommended) is distinct from (wanted.ends_at, wanted.recommended)
     )
     insert into app.credit_packages (key, country, credits, bonus_credits, price_minor, currency, recommended, starts_at, ends_at)
     select key, country, credits, bonus_credits, price_minor, currency, recommended, coalesce(starts_at, now()), ends_at from wanted
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
      price_minor int, currency text, recommended boolean, starts text, ends text)
    cross join (select time_zone from global.tenants where id = (select sec.tenant_id())) here)`

/** A code that ends stays as a row: orders and their redemptions point to it. Unique and personal codes are not a manifest's. */
async function storeDiscountCodes({ discount_codes: codes }: WholeManifest) {
  await tenantRows(
    `update app.discount_codes set status = 'inactive' where tenant_id = (select sec.tenant_id()) and status = 'active'
       and batch is null and member_id is null and not (code = any(?))`,
    [codes.map(({ code }) => code)]
  )
  for (const { code, value_percentage, validity, payment_methods, ...limits } of codes)
    await upsert('app.discount_codes', 'tenant_id, code', {
      code,
      value_percentage,
      validity,
      payment_methods: `{${payment_methods.join(',')}}`,
      usage_limit: limits.usage_limit ?? null,
      country: limits.country ?? null,
      currency: limits.currency ?? null,
      minimum_order_value: limits.minimum_order_value ?? null,
      expires_at: limits.expires_at ?? null,
      status: 'active',
    })
}

async function storeCampaigns({ campaigns }: WholeManifest) {
  await tenantRows('delete from app.campaigns where tenant_id = (select sec.tenant_id()) and not (slug = any(?))', [
    campaigns.map(({ slug }) => slug),
  ])
  for (const { slug, texts } of campaigns)
    await upsert('app.campaigns', 'tenant_id, slug', { slug, texts: JSON.stringify(texts) })
}

/** Secrets stay: they are entered in the console. */
async function storePostbackReceivers({ postbacks }: WholeManifest) {
  await tenantRows(
    'delete from app.postback_receivers where tenant_id = (select sec.tenant_id()) and not (key = any(?))',
    [postbacks.map(({ key }) => key)]
  )
  for (const { events, ...one } of postbacks)
    await upsert('app.postback_receivers', 'tenant_id, key', { ...one, events: `{${events.join(',')}}` })
}

async function storeInviteCodes({ invite_codes: codes }: WholeManifest) {
  await tenantRows('delete from app.invite_codes where tenant_id = (select sec.tenant_id()) and not (code = any(?))', [
    codes.map(({ code }) => code),
  ])
  for (const one of codes) await upsert('app.invite_codes', 'tenant_id, code', one)
}

async function storeGrants({ staff }: WholeManifest) {
  const wanted = `jsonb_to_recordset(?::jsonb) as wanted(email text, roles text[])`
  const people = `staff.staff_members join ${wanted} on wanted.email = staff_members.email`
  await tenantRows(
    `delete from staff.grants where tenant_id = (select sec.tenant_id()) and not exists (
       select 1 from ${people} where staff_members.id = grants.staff_member_id and grants.role = any(wanted.roles))`,
    [JSON.stringify(staff)]
  )
  await tenantRows(
    `insert into staff.grants (staff_member_id, tenant_id, role)
     select staff_members.id, (select sec.tenant_id()), unnest(wanted.roles) from ${people} on conflict do nothing`,
    [JSON.stringify(staff)]
  )
}

async function upsert(table: string, key: string, row: Record<string, unknown>): Promise<void> {
  const name = table.split('.')[1]!
  const columns = Object.keys(row)
  const updatable = columns.filter((column) => !['id', 'tenant_id', ...key.split(', ')].includes(column))
  const each = (write: (column: string) => string) => updatable.map(write).join(', ')
  await tenantRows(
    `insert into ${table} (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})
     on conflict (${key}) do update set ${each((column) => `${column} = excluded.${column}`)}
     where (${each((column) => `${name}.${column}`)}) is distinct from (${each((column) => `excluded.${column}`)})`,
    Object.values(row)
  )
}
