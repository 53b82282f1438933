import { OrderSchema } from '#generated/schema'

/** The states of an order, in the order in which they may follow each other; a later one never goes back. */
export const ORDER_RANKS = { pending: 0, failed: 1, cancelled: 1, completed: 2, refunded: 3, charged_back: 4 } as const

export type OrderStatus = keyof typeof ORDER_RANKS

/** A package being bought: what was agreed never changes, its status follows the gateway's word. */
export default class Order extends OrderSchema {
  declare status: OrderStatus

  get isPending(): boolean {
    return this.status === 'pending'
  }

  /** What the gateway knows the order by; it names the brand too, so that no payment counts for another one. */
  get reference(): string {
    return `${this.tenantId}.${this.id}`
  }

  /** Whether the order may still become what the gateway says: late money counts, late news of failure doesn't. */
  mayBecome(status: OrderStatus): boolean {
    return ORDER_RANKS[status] > ORDER_RANKS[this.status]
  }
}
