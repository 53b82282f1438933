import type { HttpContext } from '@adonisjs/core/http'
import { currentSupportCode, newSupportCode } from './support_code.js'
import SupportCodeTransformer from './support_code_transformer.js'

/** `/api/support-code`: the six digits by which support finds a member (product §8). */
export default class SupportCodesController {
  async show(ctx: HttpContext) {
    const code = currentSupportCode(ctx.auth.use('member').getUserOrFail())
    return ctx.serialize({ support_code: code ? SupportCodeTransformer.transform(code) : null })
  }

  async store(ctx: HttpContext) {
    const code = await newSupportCode(ctx.auth.use('member').getUserOrFail())
    ctx.response.status(201)
    return ctx.serialize({ support_code: SupportCodeTransformer.transform(code) })
  }
}
