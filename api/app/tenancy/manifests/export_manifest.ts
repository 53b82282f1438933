import type { ManifestCompany, WholeManifest } from './manifest.js'
import { tenantBySlug } from './tenant_by_slug.js'
import { asTenant, tenantRows } from '#app/tenancy/context/tenant_context'
import { wholeManifest } from './whole_manifest.js'

/** To the minute, as manifests write it. */
const LOCAL_MOMENT = 'YYYY-MM-DD"T"HH24:MI'

export async function exportManifest(slug: string): Promise<WholeManifest | undefined> {
  // PostgreSQL's texts can't contain NUL, so the query would fail.
  if (slug.includes('\0')) return undefined
  const tenant = await tenantBySlug(slug)
  return tenant && asTenant(tenant, currentManifest, { connection: 'staff', readOnly: true })
}

export async function currentManifest(): Promise<WholeManifest | undefined> {
  const [row] = await tenantRows(`
    select tenants.slug as tenant, tenants.state, tenants.niche_id::int as niche, tenants.time_zone, tenants.theme, tenants.settings,
      to_jsonb(companies) - 'id' as company,
      (select coalesce(jsonb_agg(jsonb_build_object('host', host, 'language', language, 'country', country, 'main', main, 'settings', settings)), '[]')
       from global.domains where domains.tenant_id = tenants.id) as domains,
      (select coalesce(jsonb_object_agg(name, pages), '{}') from (
         select name, jsonb_object_agg(language, jsonb_build_object('title', title, 'description', description, 'body', body)) as pages
         from app.own_pages where own_pages.tenant_id = tenants.id group by name) own) as pages,
      (select coalesce(jsonb_object_agg(wording, texts), '{}') from (
         select wording, jsonb_object_agg(namespace || ':' || key, text order by namespace, key) as texts
         from app.tenant_texts where tenant_texts.tenant_id = tenants.id group by wording) own) as texts,
      (select coalesce(jsonb_agg(jsonb_build_object('key', key, 'country', country, 'credits', credits, 'bonus_credits', bonus_credits,
         'price_minor', price_minor, 'currency', currency, 'recommended', recommended, 'position', position,
         'starts', case when starts_at > now() then to_char(starts_at at time zone time_zone, '${LOCAL_MOMENT}') else '' end,
         'ends', coalesce(to_char(ends_at at time zone time_zone, '${LOCAL_MOMENT}'), ''))), '[]')
       from app.credit_packages where credit_packages.tenant_id = tenants.id
         and (ends_at is null or ends_at > greatest(now(), starts_at))) as packages,
      (select coalesce(jsonb_agg(jsonb_build_object('key', key, 'picture', picture, 'names', names, 'credits', credits)
         order by position, id), '[]') from app.gifts where gifts.tenant_id = tenants.id and ends_at is null) as gifts,
      (select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('code', code, 'value_percentage', value_percentage,
         'validity', validity, 'usage_limit', usage_limit, 'country', country, 'currency', currency,
         'minimum_order_value', minimum_order_value, 'payment_methods', payment_methods, 'starts_at', case when starts_at > now() then starts_at end,
         'expires_at', expires_at))), '[]')
       from app.discount_codes where discount_codes.tenant_id = tenants.id and status = 'active' and batch is null
         and member_id is null) as discount_codes,
      (select coalesce(jsonb_agg(jsonb_build_object('slug', slug, 'texts', texts)), '[]')
       from app.campaigns where campaigns.tenant_id = tenants.id) as campaigns,
      (select coalesce(jsonb_agg(jsonb_build_object('key', key, 'network', network, 'events', events, 'method', method,
         'address', address)), '[]') from app.postback_receivers where postback_receivers.tenant_id = tenants.id) as postbacks,
      (select coalesce(jsonb_agg(jsonb_build_object('code', code, 'uses', uses)), '[]')
       from app.invite_codes where invite_codes.tenant_id = tenants.id and stopped_at is null and batch is null) as invite_codes,
      (select coalesce(jsonb_agg(jsonb_build_object('email', email, 'roles', roles)), '[]') from (
         select email, jsonb_agg(role) as roles from staff.grants join staff.staff_members on staff_members.id = staff_member_id
         where grants.tenant_id = tenants.id group by email) granted) as staff
    from global.tenants join global.companies on companies.id = tenants.company_id
    where tenants.id = (select sec.tenant_id())`)
  return row && wholeManifest({ ...row, company: companyOf(row.company) } as WholeManifest)
}

export function companyOf({ added_at, ...company }: Record<string, any>): Required<ManifestCompany> {
  return { ...company, added: new Date(added_at).toISOString() } as Required<ManifestCompany>
}
