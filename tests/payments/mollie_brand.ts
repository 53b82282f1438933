import { storeGatewayKeys } from '@manyhearts/api/app/credits/payments/gateway_account'
import { mollieGateway } from '@manyhearts/api/app/credits/gateways/mollie/mollie_gateway'
import type { Tenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { MOLLIE_KEYS } from './mollie_books.ts'

/** Settings of a brand that sells through Mollie. */
export const SELLS_THROUGH_MOLLIE = { payment_gateway: 'mollie', payment_niche_accepted: true }

export function enterMollieKey(brand: Tenant, mode: keyof typeof MOLLIE_KEYS = 'test'): Promise<void> {
  return storeGatewayKeys(brand, mollieGateway, { api_key: MOLLIE_KEYS[mode] })
}
