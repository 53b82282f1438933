import type { DateTime } from 'luxon'
import type { PaymentMethod } from '#app/credits/gateways/gateway'

export type Validity = 'once-per-user' | 'once' | 'unlimited'

/** What a member may have off an order: a code's row, or the time bonus, which has none (`id` is null). */
export interface Discount {
  id: string | null
  code: string
  country: string | null
  memberId: string | null
  percent: number
  currency: string | null
  minimumMinor: number | null
  methods: PaymentMethod[]
  validity: Validity
  expiresAt: DateTime | null
  hasExpired: boolean
  /** Whether its validity or limit leaves nothing to this member. */
  isUsedUp: boolean
}
