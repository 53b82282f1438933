import type { HttpContext } from '@adonisjs/core/http'
import { decideAsStaff } from '#app/admin/access/decide_as_staff'
import { refuseText } from '#app/members/profile_texts/decide_text'
import { PROFILE_TEXTS } from './decidable.js'
import { createTextRefusalValidator } from './text_refusal_validator.js'

/** `POST /api/tenants/:tenant_id/profile_texts/:id/refusal`: never shows others what a member wrote; they have the reasons once it can't be undone. */
export default class TextRefusalsController {
  async store(ctx: HttpContext) {
    const { reason } = await ctx.request.validateUsing(createTextRefusalValidator, { data: ctx.request.body() })
    await decideAsStaff(ctx, PROFILE_TEXTS, {
      action: 'profile_text_refused',
      reason,
      decide: (id, by) => refuseText(id, reason, by),
    })
    return ctx.response.noContent()
  }
}
