import type { DateTime } from 'luxon'
import { BLOCKED_KINDS, type BlockedKind } from '#app/credits/direct_debit/payment_block'
import { byState } from '#app/admin/resources/definition/by_state'
import type { Resource, Row } from '#app/admin/resources/definition/resource'

interface PaymentBlockRow {
  id: string
  tenant_id: string
  kind: BlockedKind
  /** Its last four characters; the rest is kept as a keyed hash alone. */
  label: string
  reason: string
  made_at: string
  /** Null: until somebody lifts it. */
  ends_at: string | null
  in_force: boolean
}

/** Accounts and numbers that direct debit is refused to. */
export const paymentBlocks = {
  inTenant: 'payment_blocks.tenant_id',
  from: 'app.payment_blocks',
  key: 'payment_blocks.id',
  columns: `payment_blocks.id::text, payment_blocks.tenant_id::text, payment_blocks.kind, payment_blocks.label, payment_blocks.reason,
    payment_blocks.made_at, payment_blocks.ends_at, coalesce(payment_blocks.ends_at > now(), true) as in_force`,
  filters: {
    id: { kind: 'id', column: 'payment_blocks.id' },
    q: { kind: 'search', condition: (label) => ({ sql: 'payment_blocks.label = ?', bindings: [label.toUpperCase()] }) },
    kind: { kind: 'choice', column: 'payment_blocks.kind', options: BLOCKED_KINDS },
    state: byState({
      in_force: 'payment_blocks.ends_at > now() or payment_blocks.ends_at is null',
      ended: 'payment_blocks.ends_at <= now()',
    }),
  },
  sorts: { id: 'payment_blocks.id', made_at: 'payment_blocks.made_at' },
  defaultSort: ['made_at', 'DESC'],
  shown,
} satisfies Resource

function shown({ made_at, ends_at, ...row }: Row): PaymentBlockRow {
  return { ...row, made_at: made_at.toISO(), ends_at: (ends_at as DateTime | null)?.toISO() ?? null } as PaymentBlockRow
}
