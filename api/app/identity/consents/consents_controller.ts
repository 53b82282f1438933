import { pipeline } from '#app/tenancy/context/pipeline'
import type { HttpContext } from '@adonisjs/core/http'
import { siteOf } from '#app/tenancy/sites/site_of'
import { consentKind } from './consent_kinds.js'
import ConsentTransformer from './consent_transformer.js'
import { createConsentValidator } from './consent_validator.js'
import { consentsOf } from './consents_of.js'
import { tellOfEnd } from './end_consents.js'
import { giveConsent } from './give_consent.js'
import { takeBackConsent } from './take_back_consent.js'

/** The member's consents: list, give and withdraw. */
export default class ConsentsController {
  async index(ctx: HttpContext) {
    const member = ctx.auth.use('member').getUserOrFail()
    const consents = await consentsOf(member.id, siteOf(ctx))
    return ctx.serialize({ consents: ConsentTransformer.transform(consents) })
  }

  async store(ctx: HttpContext) {
    const { auth, params, request, response, language } = ctx
    const site = siteOf(ctx)
    const member = auth.use('member').getUserOrFail()
    const { version, partners } = await request.validateUsing(createConsentValidator, { data: request.body() })
    const agreement = { member, kind: consentKind(params.kind), version, partners, site, language }
    const [, consents] = await pipeline([() => giveConsent(agreement), () => consentsOf(member.id, site)])
    response.status(201)
    return ctx.serialize({ consents: ConsentTransformer.transform(consents) })
  }

  async destroy(ctx: HttpContext) {
    const member = ctx.auth.use('member').getUserOrFail()
    const [ended, consents] = await pipeline([
      () => takeBackConsent(member, consentKind(ctx.params.kind)),
      () => consentsOf(member.id, siteOf(ctx)),
    ])
    await tellOfEnd(ended)
    return ctx.serialize({ consents: ConsentTransformer.transform(consents) })
  }
}
