import type { HttpContext } from '@adonisjs/core/http'
import { ActivationRequired } from '#app/members/people/members_errors'
import { pipeline } from '#app/tenancy/context/pipeline'
import { asTenant } from '#app/tenancy/context/tenant_context'
import { siteOf } from '#app/tenancy/sites/site_of'
import type { Site } from '#app/tenancy/sites/site'
import { packagesOnSale } from '#app/credits/packages/packages_on_sale'
import { collectsDebits, methodsOffered } from '#app/credits/payments/methods_offered'
import { nextBankDay } from './bank_day.js'
import { debitedRecently } from './debited_recently.js'
import { createDirectDebitValidator } from './direct_debit_validator.js'
import { DirectDebitNotOffered } from './direct_debit_errors.js'
import { draftMandate } from './draft_mandate.js'
import { NOTICE_DAYS } from './mandate_terms.js'
import MandateTransformer from './mandate_transformer.js'
import { codeExpiry, ownMandates } from './own_mandates.js'
import { countCode, sendCode } from './send_code.js'

const CURRENCY = 'EUR'

/** `/api/direct-debits`: a member's mandate. Text messages are sent between transactions, so `store` opens its own. */
export default class DirectDebitsController {
  async index(ctx: HttpContext) {
    const { id, profile } = ctx.auth.use('member').getUserOrFail()
    const site = siteOf(ctx)
    const [packages, { active, draft }, expiry, debited] = await pipeline([
      () => packagesOnSale(site, profile.country),
      () => ownMandates(id, site.company.creditor_id),
      () => codeExpiry(id),
      () => debitedRecently(id),
    ])
    const { company, settings } = site
    return ctx.serialize({
      /** Whose mandate: ours, the payment provider's own on its page, or none. */
      offered: offeredTo(site, profile.country, packages[0]?.currency),
      mandate: active && MandateTransformer.transform(active),
      draft: draft && MandateTransformer.transform(draft, expiry),
      creditor_name: company.name,
      creditor_id: company.creditor_id,
      /** When an order of now would be collected. */
      collect_on: nextBankDay(site.timeZone, NOTICE_DAYS),
      /** Within 30 days, and what of it is left. */
      limit_minor: settings.direct_debit_limit,
      left_minor: Math.max(0, settings.direct_debit_limit - debited),
      currency: CURRENCY,
    })
  }

  async store(ctx: HttpContext) {
    const { auth, request, response, serialize, language } = ctx
    const site = siteOf(ctx)
    const mandate = await asTenant(site, async () => {
      const member = await auth.use('member').authenticate()
      if (!member.isActivated) throw new ActivationRequired()
      const { holder, iban, phone } = await request.validateUsing(createDirectDebitValidator)
      if (!collectsDebits(site)) throw new DirectDebitNotOffered()
      const drafted = await draftMandate({ site, member, language, holder, iban, phone })
      await countCode(phone, { site, address: request.ip() })
      return drafted
    })
    const expiry = await sendCode(mandate, site, language)
    response.status(201)
    return serialize({ mandate: MandateTransformer.transform(mandate, expiry) })
  }
}

/** Only where there is something to buy in a currency that can be collected. */
function offeredTo(site: Site, country: string, currency = ''): 'mandate' | 'gateway' | null {
  const methods = methodsOffered(site, { country, currency })
  if (!methods.some(({ key }) => key === 'direct_debit')) return null
  return collectsDebits(site) ? 'mandate' : 'gateway'
}
