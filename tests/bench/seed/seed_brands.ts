import type { Client } from 'pg'
import { SEARCH_FIELDS } from '@manyhearts/locales/profile_fields'
import type { BenchBrand } from './bench_brand.ts'

const SETTINGS = {
  countries: ['GB', 'IE', 'US', 'ES'],
  logged_out_search: true,
  search_fields: [...SEARCH_FIELDS],
  signups: 'all',
  message_credits: 10,
  support_phone: '+44 20 7946 0140',
  index_title: { en: 'A place for the bench' },
  description: { en: 'Where speed is measured.' },
  fictional_singular: { en: 'fictional profile' },
  fictional_plural: { en: 'fictional profiles' },
  fictional_warning: { en: 'Written by our team. You can’t meet.' },
}

const COMPANY = `
  insert into global.companies (key, name, address, kvk, city, country, support_phone, added_at)
  values ('bench', 'Bench B.V.', 'Kade 1', '12345678', 'Amsterdam', 'NL', '+31 20 000 0100', '2024-01-01')
  on conflict (key) do nothing`

const TENANTS = `
  insert into global.tenants (slug, company_id, niche_id, state, time_zone, settings, credit_prices)
  select slug, (select id from global.companies where key = 'bench'), 1, 'live', 'Europe/London',
    $2::jsonb || jsonb_build_object('name', slug, 'mail_name', slug, 'support_email', 'hello@' || slug || '.example'),
    '{"GB": {"currency": "GBP", "cheapest": {"price_minor": 999, "credits": 60}, "dearest": {"price_minor": 999, "credits": 60}}}'
  from unnest($1::text[]) as slug
  on conflict (slug) do nothing`

const DOMAINS = `
  insert into global.domains (tenant_id, host, language, country, main)
  select id, slug || '.localhost', 'en-GB', 'GB', true from global.tenants where slug = any($1)
  on conflict (host) do nothing`

const PACKAGES = `
  insert into app.credit_packages (tenant_id, key, country, credits, price_minor, currency)
  select id, 'medium', 'GB', 60, 999, 'GBP' from global.tenants
  where slug = any($1) and not exists (select from app.credit_packages where tenant_id = tenants.id)`

const GIFTS = `
  insert into app.gifts (tenant_id, key, picture, credits, position)
  select id, 'rose', 'rose', 1, 0 from global.tenants
  where slug = any($1) and not exists (select from app.gifts where tenant_id = tenants.id)`

export async function seedBrands(owner: Client, brands: BenchBrand[]): Promise<Map<string, string>> {
  const slugs = brands.map(({ slug }) => slug)
  await owner.query(COMPANY)
  await owner.query(TENANTS, [slugs, JSON.stringify(SETTINGS)])
  await owner.query(DOMAINS, [slugs])
  await owner.query(PACKAGES, [slugs])
  await owner.query(GIFTS, [slugs])
  const { rows } = await owner.query('select id::text, slug from global.tenants where slug = any($1)', [slugs])
  return new Map(rows.map(({ id, slug }) => [slug, id]))
}
