import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import logger from '@adonisjs/core/services/logger'
import { requestLocally } from '../request_locally.js'
import { sign, SIGNATURE_HEADER } from '../sandbox_secrets.js'
import type { SandboxPayment } from './sandbox_payments.js'

const DELAYS_MS = [0, 500, 2_000, 10_000, 60_000]

/** Retries until the merchant confirms; as with any gateway, the notification may get lost. */
export async function notifyMerchant({ id, merchant_host: host }: SandboxPayment): Promise<void> {
  const body = JSON.stringify({ event: randomUUID(), payment: id })
  for (const delay of DELAYS_MS) {
    await sleep(delay, undefined, { ref: false })
    try {
      const headers = { [SIGNATURE_HEADER]: sign(body) }
      const { status } = await requestLocally({ host, method: 'POST', path: '/api/webhooks/sandbox', headers, body })
      if (status < 300) return
      logger.warn({ payment: id, status }, 'the sandbox was not heard')
    } catch (error) {
      logger.warn({ payment: id, err: error }, 'the sandbox did not get through')
    }
  }
}
