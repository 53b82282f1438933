import type { HttpContext } from '@adonisjs/core/http'
import { limited } from '#app/http/limits/limited'
import { limitKey } from '#app/http/limits/limit_key'
import { ComplaintClosed } from '#app/safety/safety_errors'
import { currentTenant, tenantRows } from '#app/tenancy/context/tenant_context'
import { caseByToken, isWritable } from './complaint_case.js'
import CaseTransformer from './case_transformer.js'
import { createCaseMessageValidator } from './case_validator.js'

const PER_CASE = 20
const WHILE = '1 day'

/** `POST /api/complaints/:token/messages`: what a side writes to the team. */
export default class CaseMessagesController {
  async store({ params, request, response, serialize }: HttpContext) {
    const { words } = await request.validateUsing(createCaseMessageValidator, { data: request.body() })
    const found = await caseByToken(params.token)
    if (!isWritable(found)) throw new ComplaintClosed()
    const { complaint, side } = found
    await limited(limitKey(currentTenant(), 'complaint-words', `${side}.${complaint.id}`), PER_CASE, WHILE)
    await tenantRows(
      `insert into app.complaint_messages (complaint_id, thread, side, body) values (:complaint, :side, :side, :words)`,
      { complaint: complaint.id, side, words }
    )
    response.status(201)
    return serialize(CaseTransformer.transform(await caseByToken(params.token)))
  }
}
