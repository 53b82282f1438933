import type { HttpContext } from '@adonisjs/core/http'
import { ConsentEnded } from '#app/admin/access/admin_errors'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { writeMemberEntry } from '#app/admin/members/write_member_entry'
import { NotFound } from '#app/http/http_errors'
import { rowId } from '#app/http/validation/row_id'
import Consent from '#app/identity/consents/consent'
import { endConsents } from '#app/identity/consents/end_consents'
import { asTenant } from '#app/tenancy/context/tenant_context'
import { createWithdrawalValidator } from './partner_validator.js'

/** `POST /api/tenants/:tenant_id/partner_consents/:id/withdrawal`: ends a consent whose member told staff so, in writing or by phone. */
export default class PartnerWithdrawalsController {
  async store(ctx: HttpContext) {
    const brand = await grantedBrand(ctx)
    const { reason } = await ctx.request.validateUsing(createWithdrawalValidator, { data: ctx.request.body() })
    const end = async () => {
      const consent = await Consent.query()
        .where({ id: rowId(ctx.params.id), kind: 'member_resell' })
        .forUpdate()
        .first()
      if (!consent) throw new NotFound()
      if (consent.revokedAt) throw new ConsentEnded()
      await endConsents(consent.memberId, 'member_resell')
      await writeMemberEntry(brand, { id: consent.memberId }, { action: 'partner_consent_ended', reason })
    }
    await asTenant(brand.tenant, end, { connection: 'staff' })
    return ctx.response.noContent()
  }
}
