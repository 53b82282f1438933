import type { HttpContext } from '@adonisjs/core/http'
import logger from '@adonisjs/core/services/logger'
import { MandateRefused } from '#app/credits/gateways/gateway_errors'
import { asTenant } from '#app/tenancy/context/tenant_context'
import { siteOf } from '#app/tenancy/sites/site_of'
import { confirmDirectDebitValidator } from './direct_debit_validator.js'
import Mandate from './mandate.js'
import MandateTransformer from './mandate_transformer.js'
import { ownDraft } from './own_draft.js'
import { registerMandate } from './register_mandate.js'
import { signMandate } from './sign_mandate.js'
import { takeCode } from './take_code.js'

/** `POST /api/direct-debits/{id}/confirmation`: signs the mandate. The gateway is told between transactions. */
export default class DirectDebitConfirmationsController {
  async store(ctx: HttpContext) {
    const site = siteOf(ctx)
    const signed = await asTenant(site, async () => {
      const draft = await ownDraft(ctx)
      const { code } = await ctx.request.validateUsing(confirmDirectDebitValidator)
      await signMandate(draft, await takeCode(draft, code), ctx.request.ip())
      return Mandate.findOrFail(draft.id)
    })
    await registerMandate(site, signed).catch((error: unknown) => {
      // Whoever does not answer now is asked again when the first debit is due.
      if (error instanceof MandateRefused) throw error
      logger.warn({ err: error, mandate: signed.id }, 'the gateway did not take a mandate over')
    })
    return ctx.serialize({ mandate: MandateTransformer.transform(signed) })
  }
}
