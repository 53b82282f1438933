import type { HttpContext } from '@adonisjs/core/http'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { liftBlock } from '#app/credits/direct_debit/block_payments'
import { NotFound } from '#app/http/http_errors'
import { rowId } from '#app/http/validation/row_id'
import { reasonValidator } from './payment_validator.js'

/** `POST /api/tenants/:tenant_id/payment_blocks/:id/lift`: direct debit is no longer refused, for a reason; the block is forgotten. */
export default class PaymentBlockLiftsController {
  async store(ctx: HttpContext) {
    const { staff, tenant } = await grantedBrand(ctx)
    const { reason } = await ctx.request.validateUsing(reasonValidator, { data: ctx.request.body() })
    if (!(await liftBlock(tenant, rowId(ctx.params.id), { by: staff.id, reason }))) throw new NotFound()
    return ctx.response.noContent()
  }
}
