import { isLocalName } from '#app/tenancy/hosts/is_local_host'
import type { Checkout } from '../gateway.js'
import { mollieAmount } from './mollie_amount.js'

/**
 * What every payment says, whether a buyer is asked or a saved method charged. Banks print the description, so it names the company
 * and never a brand. On this machine Mollie would have nobody to notify, and refuses such an address.
 */
export function newPayment(checkout: Checkout): object {
  const { reference, number, amountMinor, currency, statementDescriptor, webhookUrl } = checkout
  return {
    amount: mollieAmount(amountMinor, currency),
    description: `${number} ${statementDescriptor}`,
    metadata: { reference, order: number },
    ...(!isLocalName(new URL(webhookUrl).hostname) && { webhookUrl }),
  }
}
