import type { HttpContext } from '@adonisjs/core/http'
import { enqueue } from '#app/jobs/enqueue'
import { AppealClosed } from '#app/safety/safety_errors'
import Appeal from './appeal.js'
import { appealableUntil, caseByToken } from './complaint_case.js'
import CaseTransformer from './case_transformer.js'
import { createAppealValidator } from './case_validator.js'

/** `POST /api/complaints/:token/appeal`: asks that somebody else looks at a decision again, once for each side. */
export default class CaseAppealsController {
  async store({ params, request, response, serialize }: HttpContext) {
    const { words } = await request.validateUsing(createAppealValidator, { data: request.body() })
    const found = await caseByToken(params.token)
    const { side, complaint, decision } = found
    if (!decision || !appealableUntil(found)) throw new AppealClosed()
    const complaintId = side === 'reporter' ? complaint.id : null
    const appeal = await Appeal.file({ decisionId: decision.id, side, complaintId, words })
    if (!appeal) throw new AppealClosed()
    await enqueue('send_mail', { mail: 'appeal', appeal: appeal.id })
    response.status(201)
    return serialize(CaseTransformer.transform(await caseByToken(params.token)))
  }
}
