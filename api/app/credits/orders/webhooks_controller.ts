import type { HttpContext } from '@adonisjs/core/http'
import { gatewayNamed } from '#app/credits/payments/gateway_of'
import { noteNotification } from './note_notification.js'

/** `POST /api/webhooks/{gateway}`: a gateway tells that a payment changed. It gets the same answer whether we know it or not. */
export default class WebhooksController {
  async store({ params, request, response }: HttpContext) {
    const gateway = gatewayNamed(params.gateway)
    const notification = gateway.parseNotification({ headers: request.headers(), body: request.raw() ?? '' })
    await noteNotification(gateway, notification)
    return response.noContent()
  }
}
