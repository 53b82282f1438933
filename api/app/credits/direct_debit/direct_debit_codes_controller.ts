import type { HttpContext } from '@adonisjs/core/http'
import { asTenant } from '#app/tenancy/context/tenant_context'
import { siteOf } from '#app/tenancy/sites/site_of'
import MandateTransformer from './mandate_transformer.js'
import { ownDraft } from './own_draft.js'
import PaymentBlock from './payment_block.js'
import { refuseBlocked } from './refuse_blocked.js'
import { countCode, sendCode } from './send_code.js'

/** `POST /api/direct-debits/{id}/sms`: another code (specification §5). It is sent between transactions. */
export default class DirectDebitCodesController {
  async store(ctx: HttpContext) {
    const site = siteOf(ctx)
    const draft = await asTenant(site, async () => {
      const found = await ownDraft(ctx)
      refuseBlocked(await PaymentBlock.kindsBlocked(found.ibanHash, found.phoneHash))
      await countCode(found.phone, { site, address: ctx.request.ip() })
      return found
    })
    const expiry = await sendCode(draft, site, ctx.language)
    return ctx.serialize({ mandate: MandateTransformer.transform(draft, expiry) })
  }
}
