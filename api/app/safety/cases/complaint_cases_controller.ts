import type { HttpContext } from '@adonisjs/core/http'
import { caseByToken } from './complaint_case.js'
import CaseTransformer from './case_transformer.js'

/** `GET /api/complaints/:token`: a complaint as its reporter, or the person it is about, follows it; the token is their only proof. */
export default class ComplaintCasesController {
  async show({ params, serialize }: HttpContext) {
    return serialize(CaseTransformer.transform(await caseByToken(params.token)))
  }
}
