import type { HttpContext } from '@adonisjs/core/http'
import { releaseHeld } from '#app/chat/holds/decide_held'
import { decideHeldAsStaff } from './decide_held_as_staff.js'

/** `POST /api/tenants/:tenant_id/held_messages/:id/release`: delivers a held message now. */
export default class HeldReleasesController {
  async store(ctx: HttpContext) {
    await decideHeldAsStaff(ctx, { action: 'held_message_released', decide: (id, by) => releaseHeld(id, by) })
    return ctx.response.noContent()
  }
}
