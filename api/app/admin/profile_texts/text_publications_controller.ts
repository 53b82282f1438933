import type { HttpContext } from '@adonisjs/core/http'
import { publishText } from '#app/members/profile_texts/decide_text'
import { decideAsStaff } from './decide_as_staff.js'

/** `POST /api/tenants/:tenant_id/profile_texts/:id/publication`: shows others what a member wrote. */
export default class TextPublicationsController {
  async store(ctx: HttpContext) {
    await decideAsStaff(ctx, { action: 'profile_text_published', decide: publishText })
    return ctx.response.noContent()
  }
}
