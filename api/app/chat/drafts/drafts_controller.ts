import type { HttpContext } from '@adonisjs/core/http'
import { rowId } from '#app/http/validation/row_id'
import { updateDraftValidator } from './draft_validator.js'
import { keepDraft } from './keep_draft.js'

/** `PUT /api/members/{id}/draft`: keeps the text a member has not sent yet, so that no device has to. */
export default class DraftsController {
  async update(ctx: HttpContext) {
    const { body } = await ctx.request.validateUsing(updateDraftValidator, { data: ctx.request.body() })
    await keepDraft(ctx.auth.use('member').getUserOrFail(), rowId(ctx.params.id), body ?? '')
    return ctx.response.noContent()
  }
}
