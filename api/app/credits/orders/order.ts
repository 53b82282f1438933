import { OrderSchema } from '#generated/schema'

/** A status may only change to one of a higher rank. */
export const ORDER_RANKS = { pending: 0, failed: 1, cancelled: 1, completed: 2, refunded: 3, charged_back: 4 } as const

export type OrderStatus = keyof typeof ORDER_RANKS

export default class Order extends OrderSchema {
  declare status: OrderStatus

  get isPending(): boolean {
    return this.status === 'pending'
  }

  /** Identifies the order at the gateway; includes the tenant, so that no payment counts for another one. */
  get reference(): string {
    return `${this.tenantId}.${this.id}`
  }

  /** Before the discount. */
  get listPrice(): number {
    return this.listPriceMinor ?? this.amountMinor
  }

  get discountMinor(): number {
    return this.listPrice - this.amountMinor
  }

  mayBecome(status: OrderStatus): boolean {
    return ORDER_RANKS[status] > ORDER_RANKS[this.status]
  }
}
