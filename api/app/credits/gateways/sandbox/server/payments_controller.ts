import type { HttpContext } from '@adonisjs/core/http'
import { isApiKey } from '../sandbox_secrets.js'
import { notifyMerchant } from './notify_merchant.js'
import { createPaymentValidator, refundPaymentValidator } from './payment_validator.js'
import {
  findByReference,
  findPayment,
  isGood,
  newToken,
  openPayment,
  refundPayment,
  type SandboxPayment,
} from './sandbox_payments.js'

/** The sandbox's API for merchants: opens payments and returns their status. */
export default class PaymentsController {
  async store({ request, response }: HttpContext) {
    if (!isApiKey(request.header('authorization'))) return response.unauthorized({ error: 'unknown merchant' })
    const { amount, merchant, saves_method, token, ...payment } = await request.validateUsing(createPaymentValidator)
    if (token && !(await isGood(token))) return response.status(402).send({ error: 'declined' })
    const opened = await openPayment({
      ...payment,
      amount_minor: amount.value,
      currency: amount.currency,
      merchant_name: merchant.name,
      merchant_host: merchant.host,
      token: token ?? (saves_method ? newToken() : null),
      status: token ? 'paid' : 'open',
    })
    if (token) void notifyMerchant(opened)
    return response.created(shape(opened))
  }

  async refund({ request, response, params }: HttpContext) {
    if (!isApiKey(request.header('authorization'))) return response.unauthorized({ error: 'unknown merchant' })
    const { amount, key } = await request.validateUsing(refundPaymentValidator)
    const payment = await findPayment(params.id)
    if (!payment) return response.notFound({ error: 'no such payment' })
    if (payment.currency !== amount.currency || !(await refundPayment(payment.id, amount.value, key)))
      return response.unprocessableEntity({ error: 'not refundable' })
    void notifyMerchant(payment)
    return response.created({ refunded: amount.value })
  }

  /** By the merchant's reference: the latest, as a merchant who never heard of an opened payment opens another. */
  async index({ request, response }: HttpContext) {
    if (!isApiKey(request.header('authorization'))) return response.unauthorized({ error: 'unknown merchant' })
    const payment = await findByReference(String(request.qs().reference))
    return payment ? shape(payment) : response.notFound({ error: 'no such payment' })
  }

  async show({ request, response, params }: HttpContext) {
    if (!isApiKey(request.header('authorization'))) return response.unauthorized({ error: 'unknown merchant' })
    const payment = await findPayment(params.id)
    return payment ? shape(payment) : response.notFound({ error: 'no such payment' })
  }
}

function shape({ id, status, reference, amount_minor: value, currency, ...given }: SandboxPayment) {
  return {
    id,
    status,
    reference,
    amount: { value, currency },
    refunded: given.refunded_minor,
    charged_back: given.charged_back_minor,
    token: given.token,
  }
}
