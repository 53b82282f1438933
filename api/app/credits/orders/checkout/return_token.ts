import { createHmac } from 'node:crypto'
import { derivedSecret } from '#app/tenancy/context/database_roles'
import type Order from '#app/credits/orders/order'

let secret: Buffer | undefined

/**
 * Of an order's return address. Made from the order, not by chance: gateways take a second try for the first one only if it says
 * the same, down to the address.
 */
export function returnToken({ reference }: Order): string {
  secret ??= derivedSecret('return addresses of orders')
  return createHmac('sha256', secret).update(reference).digest('base64url')
}
