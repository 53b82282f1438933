import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/http/http_errors'
import { rowId } from '#app/http/validation/row_id'
import SavedMethod from './saved_method.js'

/** A member forgets a card or account they kept; the gateway may keep its own record of the payment. */
export default class SavedMethodsController {
  async destroy({ auth, params, response }: HttpContext) {
    const { id: memberId } = auth.use('member').getUserOrFail()
    const [forgotten] = await SavedMethod.query().where('id', rowId(params.id)).where('member_id', memberId).delete()
    if (!forgotten) throw new NotFound()
    return response.noContent()
  }
}
