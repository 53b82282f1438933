import type Order from '#app/credits/orders/order'
import type { Site } from '#app/tenancy/sites/site'

/** Nothing but letters, digits and hyphens, so that it needs no quoting anywhere. */
export function receiptFileName({ number }: Pick<Order, 'number'>, { slug }: Pick<Site, 'slug'>): string {
  return `${slug}-${number}.pdf`
}
