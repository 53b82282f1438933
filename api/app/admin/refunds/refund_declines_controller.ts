import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { rowId } from '#app/http/validation/row_id'
import { asTenant } from '#app/tenancy/context/tenant_context'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { proposedRefund } from './proposed_refund.js'
import { writeRefundEntry } from './write_refund_entry.js'

/** `POST /api/tenants/:tenant_id/refunds/:id/decline`: a second person declines; nothing was booked. */
export default class RefundDeclinesController {
  async store(ctx: HttpContext) {
    const { staff, tenant } = await grantedBrand(ctx)
    const decline = async () => {
      const refund = await proposedRefund(rowId(ctx.params.id), staff)
      await refund.merge({ state: 'declined', settledAt: DateTime.now() }).save()
      await writeRefundEntry(refund, { staff, tenant, action: 'refund_declined' })
    }
    await asTenant(tenant, decline, { connection: 'staff' })
    return ctx.response.noContent()
  }
}
