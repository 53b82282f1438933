import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/http/http_errors'
import { rowId } from '#app/http/validation/row_id'
import { tokenHash } from '#app/http/opaque_token'
import Order from './order.js'

/** By the return URL's token, as banks may open another browser, or the member's own. @throws NotFound AuthenticationRequired */
export async function orderOfVisit({ auth, params, request }: HttpContext): Promise<Order> {
  const id = rowId(params.id)
  const { token } = request.qs()
  if (typeof token === 'string') {
    const found = await Order.query().where('id', id).where('return_token_hash', tokenHash(token)).first()
    if (found) return found
    if (!(await auth.use('member').check())) throw new NotFound()
  }
  const member = await auth.use('member').authenticate()
  const own = await Order.query().where('id', id).where('member_id', member.id).first()
  if (!own) throw new NotFound()
  return own
}
