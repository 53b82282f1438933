import type { HttpContext } from '@adonisjs/core/http'
import { rolesToSee } from '#app/admin/access/policies'
import { readRow } from '#app/admin/resources/definition/read_rows'
import { tenants } from '#app/admin/resources/brands/tenants'
import { fieldRefused } from '#app/http/validation/field_refused'
import { fieldsRefused } from '#app/http/validation/fields_refused'
import { ManifestRefused } from '#app/tenancy/context/tenancy_errors'
import { PLATFORM_HOSTS } from '#app/tenancy/hosts/hosts'
import { applyManifest } from '#app/tenancy/manifests/apply_manifest'
import type { Manifest } from '#app/tenancy/manifests/manifest'
import { tenantBySlug } from '#app/tenancy/manifests/tenant_by_slug'
import { newBrand } from './new_brand.js'
import { newBrandValidator } from './new_brand_validator.js'

/** `POST /api/tenants`: a new brand as a draft, from its niche or like another one. */
export default class BrandsController {
  async store({ auth, request, response }: HttpContext) {
    const staff = auth.use('staff').getUserOrFail()
    const asked = await request.validateUsing(newBrandValidator, { data: request.body() })
    if (PLATFORM_HOSTS.includes(asked.host)) throw fieldRefused('host', 'host_taken')
    await made(await newBrand(asked), staff.id)
    const tenant = (await tenantBySlug(asked.slug))!
    const row = await readRow({ staff, roles: rolesToSee('tenants') }, tenants, tenant.id)
    response.status(201)
    return tenants.shownWhole(row!)
  }
}

/** @throws 422 where the host or the key is another brand's */
async function made(manifest: Manifest, staffMemberId: string): Promise<void> {
  try {
    await applyManifest(manifest, { staffMemberId, mustBeNew: true })
  } catch (error) {
    if (!(error instanceof ManifestRefused)) throw error
    throw fieldsRefused(error.faults.map(({ path }) => faultAt(path.join('.'))))
  }
}

function faultAt(path: string) {
  if (path === 'tenant') return { field: 'slug', rule: 'key_taken' }
  if (path === 'domains.0.host') return { field: 'host', rule: 'host_taken' }
  // A brand that it is made like could have what can't be had any more.
  return { field: 'like', rule: 'invalid' }
}
