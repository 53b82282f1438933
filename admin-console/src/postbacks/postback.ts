/** What a network is told of, in the order of the filter. */
export const EVENTS = ['signup', 'activation', 'first_purchase', 'refund', 'chargeback'] as const

/** Listed in this order in the filter. */
export const STATES = ['waiting', 'delivered', 'refused', 'given_up', 'stopped'] as const

/** A row of a brand's log of postbacks. */
export interface Postback {
  id: string
  tenant_id: string
  member: { id: string; name: string }
  event: (typeof EVENTS)[number]
  network: string
  /** Key of the receiver, which may be gone. */
  receiver: string
  amount_minor: number | null
  currency: string | null
  occurred_at: string
  state: (typeof STATES)[number]
  tries: number
  tried_at: string | null
  /** When it is tried next. */
  due_at: string | null
  /** HTTP status of the last try; null: no answer. */
  status: number | null
  answer: string | null
}

/** What of a receiver is written; an empty secret leaves the one it has. */
export interface ReceiverDraft {
  key: string
  network: string
  events: (typeof EVENTS)[number][]
  method: 'GET' | 'POST'
  address: string
  secret: string
}

export interface Receiver extends Omit<ReceiverDraft, 'secret'> {
  id: string
  tenant_id: string
  has_secret: boolean
}
