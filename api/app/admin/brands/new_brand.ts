import type { Infer } from '@vinejs/vine/types'
import { fieldRefused } from '#app/http/validation/field_refused'
import { staffRows } from '#app/tenancy/context/staff_rows'
import { companyOf, exportManifest } from '#app/tenancy/manifests/export_manifest'
import type { Manifest, ManifestCompany } from '#app/tenancy/manifests/manifest'
import { brandLike } from './brand_like.js'
import type { newBrandValidator } from './new_brand_validator.js'

type Asked = Infer<typeof newBrandValidator>

/** The draft that is asked for, as its manifest. @throws 422 for what isn't there */
export async function newBrand({ like, ...asked }: Asked): Promise<Manifest> {
  if (!like) return fromNiche(asked)
  const [model] = await staffRows<{ slug: string }>('select slug from global.tenants where id = ?', [like])
  const manifest = model && (await exportManifest(model.slug))
  if (!manifest) throw fieldRefused('like', 'id')
  return brandLike(manifest, asked)
}

/** Everything else comes from the niche and the platform, until somebody changes it. */
async function fromNiche(asked: Omit<Asked, 'like'>): Promise<Manifest> {
  const { name, slug, host, niche, preset, language } = asked
  const country = await countryOf(asked.country!)
  return {
    tenant: slug,
    state: 'draft',
    company: await company(asked.company_id!),
    niche: niche!,
    time_zone: asked.time_zone ?? country.time_zone,
    ...(preset && { theme: { preset } }),
    domains: [{ host, language: `${language}-${country.code}`, country: country.code, main: true }],
    settings: { name, mail_name: name, countries: [country.code] },
  }
}

async function company(id: string): Promise<ManifestCompany> {
  const [row] = await staffRows(`select to_jsonb(companies) - 'id' as company from global.companies where id = ?`, [id])
  if (!row) throw fieldRefused('company_id', 'id')
  return companyOf(row.company)
}

async function countryOf(code: string): Promise<{ code: string; time_zone: string }> {
  const [country] = await staffRows<{ code: string; time_zone: string }>(
    'select code, time_zone from global.countries where code = ?',
    [code]
  )
  if (!country) throw fieldRefused('country', 'country_not_served')
  return country
}
