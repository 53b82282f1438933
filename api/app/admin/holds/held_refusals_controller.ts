import type { HttpContext } from '@adonisjs/core/http'
import { refuseHeld } from '#app/chat/holds/decide_held'
import { decideAsStaff } from './decide_as_staff.js'
import { createHeldRefusalValidator } from './held_refusal_validator.js'

/** `POST /api/tenants/:tenant_id/held_messages/:id/refusal`: never delivers a held message; its sender gets back what it cost. */
export default class HeldRefusalsController {
  async store(ctx: HttpContext) {
    const { reason } = await ctx.request.validateUsing(createHeldRefusalValidator, { data: ctx.request.body() })
    await decideAsStaff(ctx, {
      action: 'held_message_refused',
      reason,
      decide: (id, by) => refuseHeld(id, reason, by),
    })
    return ctx.response.noContent()
  }
}
