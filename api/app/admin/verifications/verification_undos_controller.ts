import type { HttpContext } from '@adonisjs/core/http'
import { decideAsStaff } from '#app/admin/access/decide_as_staff'
import { undoVerification } from '#app/members/verification/decide_verification'
import { VERIFICATIONS } from './decidable.js'

/** `POST /api/tenants/:tenant_id/verifications/:id/undo`: takes back one's own decision of the last minutes. */
export default class VerificationUndosController {
  async store(ctx: HttpContext) {
    await decideAsStaff(ctx, VERIFICATIONS, { action: 'verification_undone', decide: undoVerification })
    return ctx.response.noContent()
  }
}
