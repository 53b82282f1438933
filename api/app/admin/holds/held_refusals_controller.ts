import type { HttpContext } from '@adonisjs/core/http'
import { refuseHeld } from '#app/chat/holds/decide_held'
import { siteByTenantId } from '#app/tenancy/sites/site_directory'
import { decideHeldAsStaff } from './decide_held_as_staff.js'
import { createHeldRefusalValidator } from './held_refusal_validator.js'
import { stateRefusal } from './state_refusal.js'

/** `POST /api/tenants/:tenant_id/held_messages/:id/refusal`: never delivers a held message; its sender gets back what it cost, and the reasons. */
export default class HeldRefusalsController {
  async store(ctx: HttpContext) {
    const { reason } = await ctx.request.validateUsing(createHeldRefusalValidator, { data: ctx.request.body() })
    await decideHeldAsStaff(ctx, {
      action: 'held_message_refused',
      reason,
      decide: async (id, by, tenant) => {
        const decision = await refuseHeld(id, reason, by)
        if (decision === 'refused') await stateRefusal((await siteByTenantId(tenant.id))!, id, by)
        return decision
      },
    })
    return ctx.response.noContent()
  }
}
