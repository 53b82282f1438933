import type { HttpContext } from '@adonisjs/core/http'
import { siteOf } from '#app/tenancy/sites/site_of'
import { acknowledge } from './acknowledge.js'
import AcknowledgementTransformer from './acknowledgement_transformer.js'
import { createFictionalConsentValidator } from './fictional_consent_validator.js'

/** `POST /api/fictional-consents`: confirms having read that a profile is fictional, before anything is charged. */
export default class FictionalConsentsController {
  async store(ctx: HttpContext) {
    const { auth, request, response, language } = ctx
    const member = auth.use('member').getUserOrFail()
    const { profile_id: profileId, version } = await request.validateUsing(createFictionalConsentValidator)
    const acknowledgement = await acknowledge({ member, profileId, version, site: siteOf(ctx), language })
    response.status(201)
    return ctx.serialize(AcknowledgementTransformer.transform(acknowledgement))
  }
}
