import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/http/http_errors'
import { limitKey } from '#app/http/limits/limit_key'
import { limited } from '#app/http/limits/limited'
import { networkOf } from '#app/http/limits/network_of'
import type { Gateway, GatewayKeys } from '#app/credits/gateways/gateway'
import { gatewayKeys, GatewayKeysMissing } from '#app/credits/payments/gateway_account'
import { gatewayNamed } from '#app/credits/payments/gateway_of'
import { currentTenant } from '#app/tenancy/context/tenant_context'
import { recordNotification } from './record_notification.js'

/** Of one gateway at one brand; more than a minute's sales. Who is refused tries again for hours. */
const UNSIGNED_PER_MINUTE = 120

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
    const notification = gateway.parseNotification(raw, await keysOf(gateway))
    if (gateway.isUnsigned) {
      const sender = `${gateway.key} ${networkOf(request.ip())}`
      await limited(limitKey(currentTenant(), 'notifications', sender), UNSIGNED_PER_MINUTE, '1 minute')
    }
    await recordNotification(gateway, notification, raw)
    response.header('Content-Type', 'text/plain; charset=utf-8')
    return gateway.acknowledgement
  }
}

/** A brand that never had keys at a gateway isn't notified by it. @throws NotFound */
async function keysOf(gateway: Gateway): Promise<GatewayKeys> {
  return gatewayKeys(currentTenant(), gateway).catch((error: unknown) => {
    throw error instanceof GatewayKeysMissing ? new NotFound() : error
  })
}
