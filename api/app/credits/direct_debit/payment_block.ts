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

  /** Which of a mandate's account and number are blocked, or those of somebody who is banned. */
  static async kindsBlocked(iban: Buffer, phone: Buffer): Promise<BlockedKind[]> {
    const rows = await tenantRows<{ kind: BlockedKind }>(
      `select kind from app.payment_blocks where tenant_id = (select sec.tenant_id())
         and ((kind = 'iban' and hash = :iban) or (kind = 'phone' and hash = :phone)) and coalesce(ends_at > now(), true)
       union select kind from app.ban_marks where tenant_id = (select sec.tenant_id()) and hash in (:iban, :phone)
       union select case when iban_hash = :iban then 'iban' else 'phone' end from app.mandates
         join app.members on members.tenant_id = mandates.tenant_id and members.id = mandates.member_id
         where mandates.tenant_id = (select sec.tenant_id()) and (iban_hash = :iban or phone_hash = :phone) and members.status = 'banned'
       order by kind`,
      { iban, phone }
    )
    return rows.map(({ kind }) => kind)
  }
}
