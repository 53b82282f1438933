import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/http/http_errors'
import { endStreamsOf } from '#app/live/poke'
import { rowId } from '#app/http/validation/row_id'
import Session from './session.js'
import SessionTransformer from './session_transformer.js'

/** Of the newest; older ones end by themselves within 30 days, and all others at one press. */
const MOST = 50

/** `/api/sessions`: lists the member's sessions and ends one of them. */
export default class OwnSessionsController {
  async index({ auth, serialize }: HttpContext) {
    const { id } = auth.use('member').getUserOrFail()
    const sessions = await Session.query()
      .where('member_id', id)
      .where('expires_at', '>', new Date())
      .orderBy('last_used_at', 'desc')
      .limit(MOST)
    return serialize({ sessions: SessionTransformer.transform(sessions, auth.use('member').getSessionOrFail()) })
  }

  /** Ending the current session logs the member out. */
  async destroy({ auth, params, response }: HttpContext) {
    const { id: memberId } = auth.use('member').getUserOrFail()
    const [ended] = await Session.query()
      .where({ memberId, id: rowId(params.id) })
      .delete()
    if (Number(ended) !== 1) throw new NotFound()
    endStreamsOf(memberId)
    return response.noContent()
  }
}
