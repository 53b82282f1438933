import type { HttpContext } from '@adonisjs/core/http'
import { bookGoodwill } from '#app/credits/refunds/goodwill'
import { rowId } from '#app/http/validation/row_id'
import { asTenant } from '#app/tenancy/context/tenant_context'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { proposedRefund } from './proposed_refund.js'
import { writeRefundEntry } from './write_refund_entry.js'

/** `POST /api/tenants/:tenant_id/refunds/:id/agreement`: a second person agrees, and the refund is booked. */
export default class RefundAgreementsController {
  async store(ctx: HttpContext) {
    const { staff, tenant } = await grantedBrand(ctx)
    const agree = async () => {
      const refund = await proposedRefund(rowId(ctx.params.id), staff)
      await bookGoodwill(refund.merge({ agreedBy: staff.id }))
      await writeRefundEntry(refund, { staff, tenant, action: 'refund_agreed' })
    }
    await asTenant(tenant, agree, { connection: 'staff' })
    return ctx.response.noContent()
  }
}
