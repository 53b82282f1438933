import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/http/http_errors'
import { asTenant } from '#app/tenancy/context/tenant_context'
import { siteOf } from '#app/tenancy/sites/site_of'
import { orderOfVisit } from '#app/credits/orders/order_of_visit'
import { receiptFileName } from './receipt_file_name.js'
import { receiptPdf } from './receipt_pdf.js'

/** `GET /api/orders/{id}/receipt`: a paid order's receipt as PDF, for whoever may see the order. */
export default class ReceiptsController {
  async show(ctx: HttpContext) {
    const site = siteOf(ctx)
    const order = await asTenant(site, () => orderOfVisit(ctx), { readOnly: true })
    if (!order.completedAt) throw new NotFound()
    const file = await receiptPdf(order, site, ctx.language)
    ctx.response
      .header('Content-Type', 'application/pdf')
      .header('Content-Disposition', `attachment; filename="${receiptFileName(order, site)}"`)
    return file
  }
}
