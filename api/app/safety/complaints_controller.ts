import type { HttpContext } from '@adonisjs/core/http'
import ComplaintTransformer from './complaint_transformer.js'
import { createComplaintValidator } from './complaint_validator.js'
import { fileComplaint } from './file_complaint.js'

/** `/api/complaints`: filing a complaint. */
export default class ComplaintsController {
  /** Answers 200 if the same complaint is already open. */
  async store(ctx: HttpContext) {
    const said = await ctx.request.validateUsing(createComplaintValidator, { data: ctx.request.body() })
    const { complaint, isNew } = await fileComplaint(ctx, said)
    ctx.response.status(isNew ? 201 : 200)
    return ctx.serialize({ complaint: ComplaintTransformer.transform(complaint), token: complaint.token })
  }
}
