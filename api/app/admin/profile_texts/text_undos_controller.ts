import type { HttpContext } from '@adonisjs/core/http'
import { undoTextDecision } from '#app/members/profile_texts/decide_text'
import { decideAsStaff } from './decide_as_staff.js'

/** `POST /api/tenants/:tenant_id/profile_texts/:id/undo`: takes back one's own decision of the last minutes. */
export default class TextUndosController {
  async store(ctx: HttpContext) {
    await decideAsStaff(ctx, { action: 'profile_text_undone', decide: undoTextDecision })
    return ctx.response.noContent()
  }
}
