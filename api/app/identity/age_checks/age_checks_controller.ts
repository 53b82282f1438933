import type { HttpContext } from '@adonisjs/core/http'
import { updateAgeCheckValidator } from './age_check_validator.js'
import { finishAgeCheck } from './finish_age_check.js'
import { startAgeCheck } from './start_age_check.js'

/** Age checks with an external provider, which is called between transactions, so these actions open their own. */
export default class AgeChecksController {
  async store(ctx: HttpContext) {
    const redirect = await startAgeCheck(ctx)
    ctx.response.status(201)
    return { redirect }
  }

  async update(ctx: HttpContext) {
    const answer = await ctx.request.validateUsing(updateAgeCheckValidator, { data: ctx.request.body() })
    return { outcome: await finishAgeCheck(ctx, ctx.params.token, answer) }
  }
}
