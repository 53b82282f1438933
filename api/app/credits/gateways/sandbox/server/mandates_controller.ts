import type { HttpContext } from '@adonisjs/core/http'
import { isApiKey } from '../sandbox_secrets.js'
import { debitsPage } from './debits_page.js'
import { createMandateValidator, createPaymentValidator } from './payment_validator.js'
import { debit, endMandate, keepMandate, latestDebits } from './sandbox_mandates.js'

/** The sandbox's API for direct debits, and a page that lists them: how each ends is decided on its own page. */
export default class MandatesController {
  async index({ response, nonce, language }: HttpContext) {
    response.header('Content-Type', 'text/html; charset=utf-8').header('Cache-Control', 'no-store')
    response.header('Content-Security-Policy', `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'`)
    return response.send(debitsPage(await latestDebits(), language, nonce))
  }

  async store({ request, response }: HttpContext) {
    if (!isApiKey(request.header('authorization'))) return response.unauthorized({ error: 'unknown merchant' })
    const mandate = await request.validateUsing(createMandateValidator)
    return response.created({ id: await keepMandate(mandate) })
  }

  async debit({ request, response, params }: HttpContext) {
    if (!isApiKey(request.header('authorization'))) return response.unauthorized({ error: 'unknown merchant' })
    const { amount, merchant, reference, method, statement_descriptor, language, return_url } =
      await request.validateUsing(createPaymentValidator)
    const made = await debit(params.id, {
      reference,
      method,
      statement_descriptor,
      language,
      return_url,
      amount_minor: amount.value,
      currency: amount.currency,
      merchant_name: merchant.name,
      merchant_host: merchant.host,
    })
    return made ? response.created({ id: made.id }) : response.notFound({ error: 'no such mandate' })
  }

  async destroy({ request, response, params }: HttpContext) {
    if (!isApiKey(request.header('authorization'))) return response.unauthorized({ error: 'unknown merchant' })
    return (await endMandate(params.id)) ? { revoked: true } : response.notFound({ error: 'no such mandate' })
  }
}
