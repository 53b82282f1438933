import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/http/http_errors'
import { siteOf } from '#app/tenancy/sites/site_of'
import { beginVerification } from './begin_verification.js'
import { type OwnVerification, ownVerification } from './own_verification.js'
import { createVerificationValidator } from './verification_validator.js'
import { withdrawVerification } from './withdraw_verification.js'

/** `/api/verification`: a photo taken now, which people of the team compare with those of the profile, and the mark that follows. */
export default class VerificationsController {
  async show(ctx: HttpContext): Promise<{ verification: OwnVerification }> {
    return { verification: await ownVerification(siteOf(ctx), ctx.auth.use('member').getUserOrFail()) }
  }

  /** Begins: draws the pose. */
  async store(ctx: HttpContext): Promise<{ verification: OwnVerification }> {
    await ctx.request.validateUsing(createVerificationValidator, { data: ctx.request.body() })
    const verification = await beginVerification(siteOf(ctx), ctx.auth.use('member').getUserOrFail())
    ctx.response.status(201)
    return { verification }
  }

  /** Withdraws whatever there is of it: the photo goes, and so does the mark. */
  async destroy({ auth, response }: HttpContext) {
    if (!(await withdrawVerification(auth.use('member').getUserOrFail().profile.id))) throw new NotFound()
    return response.noContent()
  }
}
