import { request } from 'node:http'
import type { MolliePayment } from './mollie_payment.ts'

/**
 * A form by POST, as Mollie sends it. Hosts of this machine, which Mollie couldn't call, gave no address for notifications: they are
 * found by where the buyer returns to.
 */
export function notifyShop({ body }: MolliePayment, form: string): Promise<number> {
  const { hostname, port, pathname } = new URL(body.webhookUrl ?? new URL('/api/webhooks/mollie', body.redirectUrl))
  return new Promise((done, fail) => {
    const sent = request({
      host: '127.0.0.1',
      port: port || process.env.PORT,
      method: 'POST',
      path: pathname,
      headers: {
        host: hostname,
        'user-agent': 'Mollie HTTP client/1.0',
        accept: '*/*',
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': Buffer.byteLength(form),
      },
      timeout: 15_000,
    })
    sent.once('error', fail).once('response', (response) => {
      response.resume()
      done(response.statusCode!)
    })
    sent.end(form)
  })
}
