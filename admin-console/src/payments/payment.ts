/** Who of staff did something. */
export interface StaffName {
  id: string
  name: string | null
}

/** Null for staff who may not see members, and once the member is erased. */
export type Buyer = { id: string; name: string } | null

/** Listed in this order in the filter. */
export const ORDER_STATUSES = ['completed', 'pending', 'failed', 'cancelled', 'refunded', 'charged_back'] as const
export const METHODS = ['card', 'ideal', 'bancontact', 'paypal', 'direct_debit'] as const

/** A row of a brand's orders. */
export interface Order {
  id: string
  tenant_id: string
  number: string
  member: Buyer
  package: string
  credits: number
  bonus_credits: number
  amount_minor: number
  refunded_minor: number
  charged_back_minor: number
  currency: string
  status: (typeof ORDER_STATUSES)[number]
  method: (typeof METHODS)[number]
  gateway: string
  created_at: string
}

export const REFUND_STATES = [
  'proposed',
  'booked',
  'sent',
  'by_hand',
  'paid',
  'declined',
  'overtaken',
  'wanted',
] as const
export const REFUND_CAUSES = ['goodwill', 'withdrawal', 'deletion', 'ban', 'closing'] as const

export interface Refund {
  id: string
  cause: (typeof REFUND_CAUSES)[number]
  state: (typeof REFUND_STATES)[number]
  amount_minor: number
  currency: string
  reason: string | null
  asked_by: StaffName | null
  agreed_by: StaffName | null
  requested_at: string
  booked_at: string | null
  settled_at: string | null
}

/** A row of a brand's refunds. */
export interface ListedRefund extends Refund {
  tenant_id: string
  order: { id: string; number: string; amount_minor: number }
  member: Buyer
}

export const TASK_KINDS = [
  'refund_by_hand',
  'withdrawal',
  'claim',
  'reversal_notified',
  'reversal_undone',
  'payment_does_not_fit',
  'discount_limit_exceeded',
] as const

interface Task {
  id: string
  kind: (typeof TASK_KINDS)[number]
  made_at: string
  due_at: string | null
  done_at: string | null
  done_by: StaffName | null
  outcome: string | null
}

/** A row of a brand's payment tasks. */
export interface PaymentTask extends Task {
  tenant_id: string
  order: { id: string; number: string; amount_minor: number; currency: string; status: Order['status'] } | null
  refund: { id: string; amount_minor: number; currency: string } | null
  withdrawal: { number: string; order_number: string; email: string; reason: string | null; stated_at: string } | null
  told: {
    amount_minor: number | null
    currency: string | null
    refunded_minor: number | null
    charged_back_minor: number | null
    code: string | null
  }
}

/** An order with all that happened about it. */
export interface WholeOrder extends Order {
  gateway_ref: string | null
  list_price_minor: number
  discount_code: string | null
  discount_percent: number | null
  vat_minor: number
  vat_percent: number | null
  vat_country: string | null
  country: string | null
  ip_country: string | null
  statement_descriptor: string
  claim_minor: number
  completed_at: string | null
  waiver_at: string | null
  collect_on: string | null
  mandate: { id: string; reference: string; iban_end: string } | null
  tracking: { network: string | null; ref: string | null } | null
  events: { at: string; state: string | null }[]
  credits_moved: { at: string; kind: 'purchase' | 'refund' | 'chargeback'; bought: number; bonus: number }[]
  refunds: Refund[]
  withdrawals: { number: string; reason: string | null; stated_at: string }[]
  tasks: Task[]
  confirmed_at: string | null
  prenotified_at: string | null
  collecting_at: string | null
  reversal_notified_at: string | null
}

/** What an order may give back now. */
export interface Calculation {
  status: Order['status']
  currency: string
  amount_minor: number
  refunded_minor: number
  charged_back_minor: number
  credits: number
  credits_unused: number
  unused_minor: number
  whole_minor: number
  has_waived: boolean
  withdraw_until: string | null
  goodwill_limit: number
}

export const MANDATE_STATES = ['active', 'ended'] as const

/** A row of a brand's mandates; the API tells no more of account and number than their ends. */
export interface Mandate {
  id: string
  tenant_id: string
  reference: string
  member: Buyer
  iban_end: string
  phone_end: string
  gateway: string
  state: (typeof MANDATE_STATES)[number]
  end_reason: string | null
  signed_at: string
  last_used_at: string | null
  ended_at: string | null
}

export const BLOCKED_KINDS = ['iban', 'phone'] as const
export const BLOCK_STATES = ['in_force', 'ended'] as const

/** A row of a brand's block list. */
export interface PaymentBlock {
  id: string
  tenant_id: string
  kind: (typeof BLOCKED_KINDS)[number]
  label: string
  reason: string
  made_at: string
  ends_at: string | null
  in_force: boolean
}

/** Proper names, which no language translates. */
const NAMES: Record<string, string> = {
  ideal: 'iDEAL',
  bancontact: 'Bancontact',
  paypal: 'PayPal',
  sandbox: 'Sandbox',
  verotel: 'Verotel',
  mollie: 'Mollie',
}

/** Of a method or a payment provider; undefined for what has a word. */
export function properName(key: string): string | undefined {
  return NAMES[key]
}
