import type { HttpContext } from '@adonisjs/core/http'
import { checkoutPage } from './checkout_page.js'
import { missingPage } from './missing_page.js'
import { notifyMerchant } from './notify_merchant.js'
import { decidePayment, findPayment, type Outcome, type SandboxPayment } from './sandbox_payments.js'

/** The sandbox's payment page, where the buyer chooses the outcome. */
export default class CheckoutsController {
  async show(ctx: HttpContext) {
    const payment = await findPayment(ctx.params.id)
    return payment ? answer(ctx, payment) : missing(ctx)
  }

  async update(ctx: HttpContext) {
    const outcome: Outcome = ctx.params.outcome
    const payment = await findPayment(ctx.params.id)
    if (!payment) return missing(ctx)
    if (await decidePayment(payment.id, outcome)) void notifyMerchant(payment)
    return ctx.response
      .status(303)
      .header('Location', payment.return_url)
      .header('Referrer-Policy', 'no-referrer')
      .send('')
  }
}

function answer({ response, nonce }: HttpContext, payment: SandboxPayment) {
  // The form redirects to the shop, and browsers apply form-action to redirects too.
  const shop = new URL(payment.return_url).origin
  secure(response, nonce, `'self' ${shop}`)
  return response.send(checkoutPage(payment, nonce))
}

function missing({ response, nonce, language }: HttpContext) {
  secure(response, nonce, "'none'")
  return response.status(404).send(missingPage(language, nonce))
}

function secure(response: HttpContext['response'], nonce: string, formAction: string): void {
  response.header('Content-Type', 'text/html; charset=utf-8')
  response.header('Cache-Control', 'no-store')
  response.header('X-Robots-Tag', 'noindex')
  response.header(
    'Content-Security-Policy',
    `default-src 'none'; style-src 'nonce-${nonce}'; form-action ${formAction}; base-uri 'none'; frame-ancestors 'none'`
  )
}
