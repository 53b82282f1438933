import type { HttpContext } from '@adonisjs/core/http'
import { OfferChanged } from '#app/admin/access/admin_errors'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { changingManifest } from '#app/admin/changes/changing_manifest'
import { writeOfferEntry } from '#app/admin/offers/write_offer_entry'
import { NotFound } from '#app/http/http_errors'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import { type InviteBatchRow, inviteBatches } from './invite_batch_row.js'
import { inviteBatchStateValidator } from './invitation_validator.js'

/**
 * `PUT /api/tenants/:tenant_id/invite_batches/:name/state`: stops all codes that were made under a name, or resumes them, those too that
 * were stopped one by one.
 */
export default class InviteBatchStatesController {
  async update(ctx: HttpContext): Promise<InviteBatchRow> {
    const brand = await grantedBrand(ctx)
    const { stopped } = await ctx.request.validateUsing(inviteBatchStateValidator, { data: ctx.request.body() })
    const name = String(ctx.params.name)
    return changingManifest(brand, async () => {
      const [before] = await inviteBatches(name)
      if (!before) throw new NotFound()
      const wasStopped = before.stopped === before.count
      if (wasStopped === stopped) throw new OfferChanged()
      await tenantRows(
        `update app.invite_codes set stopped_at = case when ? then coalesce(stopped_at, now()) end
         where tenant_id = (select sec.tenant_id()) and batch = ?`,
        [stopped, name]
      )
      await writeOfferEntry({
        brand,
        action: 'invite_code_changed',
        level: 'invitation',
        name,
        before: { state: wasStopped ? 'stopped' : 'running' },
        after: { state: stopped ? 'stopped' : 'running' },
      })
      return (await inviteBatches(name))[0]!
    })
  }
}
