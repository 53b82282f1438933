import type { HttpContext } from '@adonisjs/core/http'
import { gatewayNamed } from '#app/credits/payments/gateway_of'
import { recordNotification } from './record_notification.js'

/** `POST /api/webhooks/{gateway}`: a gateway reports that a payment changed. The answer is the same for unknown payments. */
export default class WebhooksController {
  async store({ params, request, response }: HttpContext) {
    const gateway = gatewayNamed(params.gateway)
    const notification = gateway.parseNotification({ headers: request.headers(), body: request.raw() ?? '' })
    await recordNotification(gateway, notification)
    return response.noContent()
  }
}
