import type { HttpContext } from '@adonisjs/core/http'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { changingManifest } from '#app/admin/changes/changing_manifest'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import { LookChanged } from './look_errors.js'
import { looks } from './look_rows.js'
import { lookDraftEndValidator, lookDraftValidator } from './look_validator.js'
import { refuseFaultyLook } from './refuse_faulty_look.js'
import { writeLookEntry } from './write_look_entry.js'

/** `/api/tenants/:tenant_id/look_draft`: the one look of a brand that is worked on while visitors see another. */
export default class LookDraftsController {
  async update(ctx: HttpContext) {
    const brand = await grantedBrand(ctx)
    const { theme, draft } = await ctx.request.validateUsing(lookDraftValidator, { data: ctx.request.body() })
    return changingManifest(brand, async () => {
      // It may be described until it is published.
      await refuseFaultyLook(theme, ['hero_undescribed'])
      const before = await looks()
      if ((before.draft?.version ?? null) !== draft) throw new LookChanged()
      await tenantRows(
        `insert into app.look_drafts (theme, changed_by) values (cast(:theme as jsonb), :staff)
         on conflict (tenant_id) do update set theme = excluded.theme, changed_by = excluded.changed_by, changed_at = now(),
           version = look_drafts.version + 1`,
        { theme: JSON.stringify(theme), staff: brand.staff.id }
      )
      await writeLookEntry(brand, 'look_draft_saved', before.draft?.theme ?? before.published, theme)
      return looks()
    })
  }

  async destroy(ctx: HttpContext) {
    const brand = await grantedBrand(ctx)
    const { draft } = await ctx.request.validateUsing(lookDraftEndValidator, { data: ctx.request.qs() })
    return changingManifest(brand, async () => {
      const before = await looks()
      if (before.draft?.version !== draft) throw new LookChanged()
      await tenantRows('delete from app.look_drafts where tenant_id = (select sec.tenant_id())')
      await writeLookEntry(brand, 'look_draft_discarded', before.draft.theme, before.published)
      return looks()
    })
  }
}
