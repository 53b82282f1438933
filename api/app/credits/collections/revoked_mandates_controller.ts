import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/http/http_errors'
import { rowId } from '#app/http/validation/row_id'
import { endMandates } from '#app/credits/direct_debit/end_mandates'
import { lockMemberRow } from '#app/members/people/lock_member_row'
import Mandate from '#app/credits/direct_debit/mandate'
import { cancelUncollected } from './cancel_uncollected.js'

/** `DELETE /api/direct-debits/{id}`: a member revokes a mandate; what was not collected yet is not collected any more. */
export default class RevokedMandatesController {
  async destroy({ auth, params, response }: HttpContext) {
    const { id: memberId } = auth.use('member').getUserOrFail()
    const id = rowId(params.id)
    await lockMemberRow(memberId)
    const own = await Mandate.query().where({ id, member_id: memberId, state: 'active' }).first()
    if (!own) throw new NotFound()
    await endMandates('revoked', { id })
    await cancelUncollected(id)
    return response.noContent()
  }
}
