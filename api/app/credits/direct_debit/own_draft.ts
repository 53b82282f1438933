import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/http/http_errors'
import { rowId } from '#app/http/validation/row_id'
import Mandate from './mandate.js'

/** The draft of the request's path, of the member who asks. @throws NotFound */
export async function ownDraft({ auth, params }: HttpContext): Promise<Mandate> {
  const { id: memberId } = await auth.use('member').authenticate()
  const draft = await Mandate.query()
    .where({ id: rowId(params.id), member_id: memberId, state: 'draft' })
    .whereRaw(`drafted_at > now() - interval '1 day'`)
    .first()
  if (!draft) throw new NotFound()
  return draft
}
