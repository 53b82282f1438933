import { createHmac } from 'node:crypto'
import { PaymentBlockSchema } from '#generated/schema'
import { derivedSecret } from '#app/tenancy/context/database_roles'
import { currentTenant, tenantRows } from '#app/tenancy/context/tenant_context'

export const BLOCKED_KINDS = ['iban', 'phone'] as const

export type BlockedKind = (typeof BLOCKED_KINDS)[number]

const LABEL = 4
let secret: Buffer | undefined

/** An account or a number that direct debit is refused to, until `ends_at` where it has one; the table knows keyed hashes alone. */
export default class PaymentBlock extends PaymentBlockSchema {
  declare kind: BlockedKind

  static hashOf(kind: BlockedKind, value: string): Buffer {
    secret ??= derivedSecret('accounts and numbers of direct debits')
    return createHmac('sha256', secret).update(`${currentTenant().id} ${kind} ${value}`).digest()
  }

  static labelOf(value: string): string {
    return value.slice(-LABEL)
  }

  /** Which of a mandate's account and number are blocked. */
  static async kindsBlocked(iban: Buffer, phone: Buffer): Promise<BlockedKind[]> {
    const rows = await tenantRows<{ kind: BlockedKind }>(
      `select kind from app.payment_blocks where tenant_id = (select sec.tenant_id())
         and ((kind = 'iban' and hash = :iban) or (kind = 'phone' and hash = :phone)) and coalesce(ends_at > now(), true) order by kind`,
      { iban, phone }
    )
    return rows.map(({ kind }) => kind)
  }
}
