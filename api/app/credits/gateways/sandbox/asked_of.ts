import type { Checkout } from '../gateway.js'

/** A payment as the sandbox's API takes it. */
export function askedOf(checkout: Checkout) {
  return {
    reference: checkout.reference,
    amount: { value: checkout.amountMinor, currency: checkout.currency },
    method: checkout.method,
    saves_method: checkout.savesMethod,
    merchant: { name: checkout.merchantName, host: checkout.merchantHost },
    statement_descriptor: checkout.statementDescriptor,
    language: checkout.language,
    return_url: checkout.returnUrl,
  }
}
