import { isDeepStrictEqual } from 'node:util'
import type { HttpContext } from '@adonisjs/core/http'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { changingManifest } from '#app/admin/changes/changing_manifest'
import { asTenant, tenantRows } from '#app/tenancy/context/tenant_context'
import { keepLook } from '#app/tenancy/looks/keep_look'
import { LookChanged } from './look_errors.js'
import { looks } from './look_rows.js'
import { publishedLookValidator } from './look_validator.js'
import { refuseFaultyLook } from './refuse_faulty_look.js'
import { writeLookEntry } from './write_look_entry.js'

/** `/api/tenants/:tenant_id/looks`: what visitors see, what they saw before, and what is worked on meanwhile. */
export default class LooksController {
  async index(ctx: HttpContext) {
    const { tenant } = await grantedBrand(ctx)
    return asTenant(tenant, looks, { connection: 'staff', readOnly: true })
  }

  /** Publishes the draft, which ends, or what was made of it; or an earlier look, which leaves the draft alone. */
  async store(ctx: HttpContext) {
    const brand = await grantedBrand(ctx)
    const { theme, draft, published } = await ctx.request.validateUsing(publishedLookValidator, {
      data: ctx.request.body(),
    })
    return changingManifest(brand, async () => {
      await refuseFaultyLook(theme)
      const before = await looks()
      const isOfDraft = draft !== undefined
      if (isOfDraft && (before.draft?.version ?? null) !== draft) throw new LookChanged()
      if ((before.versions[0]?.id ?? null) !== published) throw new LookChanged()
      if (isOfDraft) await tenantRows('delete from app.look_drafts where tenant_id = (select sec.tenant_id())')
      if (!isDeepStrictEqual(before.published, theme)) {
        await tenantRows(
          'update global.tenants set theme = cast(:theme as jsonb) where id = (select sec.tenant_id())',
          {
            theme: JSON.stringify(theme),
          }
        )
        await keepLook(before.published, theme, brand.staff.id)
        await writeLookEntry(brand, 'theme_changed', before.published, theme)
      }
      return looks()
    })
  }
}
