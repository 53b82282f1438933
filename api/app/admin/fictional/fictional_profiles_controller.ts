import type { HttpContext } from '@adonisjs/core/http'
import { OfferChanged } from '#app/admin/access/admin_errors'
import { type GrantedBrand, grantedBrand } from '#app/admin/access/granted_brand'
import { rolesToSee } from '#app/admin/access/policies'
import { fictionalProfiles } from '#app/admin/resources/members/fictional_profiles'
import { readRow } from '#app/admin/resources/definition/read_rows'
import { makeFictionalProfile, writeFictionalProfile } from '#app/members/fictional/write_fictional_profile'
import type Profile from '#app/members/people/profile'
import { interestIdsOf } from '#app/members/profiles/interest_ids_of'
import { differences } from '#app/tenancy/audit/differences'
import { asTenant } from '#app/tenancy/context/tenant_context'
import { siteByTenantId } from '#app/tenancy/sites/site_directory'
import { fictionalProfileOf } from './fictional_profile_of.js'
import { createFictionalProfileValidator, updateFictionalProfileValidator } from './fictional_profile_validator.js'
import { saidBy, writeFictionalEntry } from './write_fictional_entry.js'

/** `/api/tenants/:tenant_id/fictional_profiles`: profiles that the brand's team writes for. */
export default class FictionalProfilesController {
  async store(ctx: HttpContext) {
    const brand = await grantedBrand(ctx)
    const fields = await ctx.request.validateUsing(createFictionalProfileValidator, await asked(ctx, brand))
    const row = await inBrand(brand, async () => {
      const profile = await makeFictionalProfile(fields, brand.staff.language)
      const changes = differences({}, saidBy(profile, await interestIdsOf(profile.id)))
      await writeFictionalEntry(brand, profile, { action: 'fictional_profile_made', changes })
      return shown(brand, profile)
    })
    ctx.response.status(201)
    return row
  }

  async update(ctx: HttpContext) {
    const brand = await grantedBrand(ctx)
    const { version, ...fields } = await ctx.request.validateUsing(
      updateFictionalProfileValidator,
      await asked(ctx, brand)
    )
    return inBrand(brand, async () => {
      const profile = await fictionalProfileOf(ctx.params.id)
      if ((await shown(brand, profile)).version !== version) throw new OfferChanged()
      const before = saidBy(profile, await interestIdsOf(profile.id))
      await writeFictionalProfile(profile, fields, brand.staff.language)
      const changes = differences(before, saidBy(profile, await interestIdsOf(profile.id)))
      if (Object.keys(changes).length > 0)
        await writeFictionalEntry(brand, profile, { action: 'fictional_profile_changed', changes })
      return shown(brand, profile)
    })
  }
}

function inBrand<T>({ tenant }: GrantedBrand, work: () => Promise<T>): Promise<T> {
  return asTenant(tenant, work, { connection: 'staff' })
}

async function asked({ request }: HttpContext, { tenant }: GrantedBrand) {
  return { data: request.body(), meta: { site: (await siteByTenantId(tenant.id))! } }
}

async function shown({ staff }: GrantedBrand, { id }: Profile) {
  const row = await readRow({ staff, roles: rolesToSee('fictional_profiles') }, fictionalProfiles, id)
  return fictionalProfiles.shownWhole(row!)
}
