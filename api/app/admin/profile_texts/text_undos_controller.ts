import type { HttpContext } from '@adonisjs/core/http'
import { decideAsStaff } from '#app/admin/access/decide_as_staff'
import { undoTextDecision } from '#app/members/profile_texts/decide_text'
import { PROFILE_TEXTS } from './decidable.js'

/** `POST /api/tenants/:tenant_id/profile_texts/:id/undo`: takes back one's own decision of the last minutes. */
export default class TextUndosController {
  async store(ctx: HttpContext) {
    await decideAsStaff(ctx, PROFILE_TEXTS, { action: 'profile_text_undone', decide: undoTextDecision })
    return ctx.response.noContent()
  }
}
