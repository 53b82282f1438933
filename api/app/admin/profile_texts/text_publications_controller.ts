import type { HttpContext } from '@adonisjs/core/http'
import { decideAsStaff } from '#app/admin/access/decide_as_staff'
import { publishText } from '#app/members/profile_texts/decide_text'
import { PROFILE_TEXTS } from './decidable.js'

/** `POST /api/tenants/:tenant_id/profile_texts/:id/publication`: shows others what a member wrote. */
export default class TextPublicationsController {
  async store(ctx: HttpContext) {
    await decideAsStaff(ctx, PROFILE_TEXTS, { action: 'profile_text_published', decide: publishText })
    return ctx.response.noContent()
  }
}
