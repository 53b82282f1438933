import type { HttpContext } from '@adonisjs/core/http'
import { gatewayKeys } from '#app/credits/payments/gateway_account'
import { gatewayNamed } from '#app/credits/payments/gateway_of'
import { currentTenant } from '#app/tenancy/context/tenant_context'
import { recordNotification } from './record_notification.js'

/** `/api/webhooks/{gateway}`: a gateway reports that a payment changed. The answer is the same for unknown payments. */
export default class WebhooksController {
  async store({ params, request, response }: HttpContext): Promise<string> {
    const gateway = gatewayNamed(params.gateway)
    const raw = {
      method: request.method(),
      headers: request.headers(),
      query: request.parsedUrl.query ?? '',
      body: request.raw() ?? '',
    }
    const notification = gateway.parseNotification(raw, await gatewayKeys(currentTenant(), gateway))
    await recordNotification(gateway, notification, raw)
    response.header('Content-Type', 'text/plain; charset=utf-8')
    return gateway.acknowledgement
  }
}
