import type { HttpContext } from '@adonisjs/core/http'
import { grantedBrand } from '#app/admin/access/granted_brand'
import Order from '#app/credits/orders/order'
import { typedOrderNumber } from '#app/credits/orders/typed_order_number'
import { receiptFileName } from '#app/credits/receipts/receipt_file_name'
import { receiptPdf } from '#app/credits/receipts/receipt_pdf'
import { NotFound } from '#app/http/http_errors'
import { asTenant, tenantRows } from '#app/tenancy/context/tenant_context'
import { siteByTenantId } from '#app/tenancy/sites/site_directory'

/** `GET /api/tenants/:tenant_id/orders/:number/receipt`: the buyer’s receipt as PDF, in the buyer’s language. */
export default class OrderReceiptsController {
  async show(ctx: HttpContext) {
    const { tenant } = await grantedBrand(ctx)
    const site = (await siteByTenantId(tenant.id))!
    const { order, language } = await asTenant(tenant, () => paidOrder(ctx.params.number), {
      connection: 'staff',
      readOnly: true,
    })
    const file = await receiptPdf(order, site, language)
    ctx.response
      .header('Content-Type', 'application/pdf')
      .header('Content-Disposition', `attachment; filename="${receiptFileName(order, site)}"`)
    return file
  }
}

/** @throws NotFound also for what isn’t paid */
async function paidOrder(number: string): Promise<{ order: Order; language: string }> {
  const order = await Order.findBy({ number: typedOrderNumber(number) })
  if (!order?.completedAt) throw new NotFound()
  const [buyer] = await tenantRows<{ language: string }>(
    'select language from app.members where tenant_id = (select sec.tenant_id()) and id = ?',
    [order.memberId]
  )
  return { order, language: buyer!.language }
}
