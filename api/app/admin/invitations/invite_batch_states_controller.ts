import type { HttpContext } from '@adonisjs/core/http'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { changeBatchState } from '#app/admin/offers/change_batch_state'
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
    return changeBatchState(brand, {
      name,
      stopped,
      read: async () => (await inviteBatches(name))[0],
      write: () =>
        tenantRows(
          `update app.invite_codes set stopped_at = case when ? then coalesce(stopped_at, now()) end
           where tenant_id = (select sec.tenant_id()) and batch = ?`,
          [stopped, name]
        ),
      logged: { action: 'invite_code_changed', level: 'invitation' },
    })
  }
}
