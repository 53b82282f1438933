import { tenantRows } from '#app/tenancy/context/tenant_context'

const FOREIGN_KEY_VIOLATION = '23503'
const RESTRICT_VIOLATION = '23001'

/** Locks the member before the wallet, as everything does (`lock_order.ts`). Leaves the empty rows in place while the books or a conversation still refer to them; foreign keys decide. */
export async function deleteTombstone(memberId: string): Promise<void> {
  await tenantRows('savepoint shell')
  try {
    await tenantRows(
      `select from app.members where tenant_id = (select sec.tenant_id()) and id = :memberId for update`,
      {
        memberId,
      }
    )
    for (const [table, column] of [
      ['wallets', 'member_id'],
      ['profiles', 'member_id'],
      ['members', 'id'],
    ] as const)
      await tenantRows(
        `delete from app.${table} where tenant_id = (select sec.tenant_id()) and ${column} = :memberId`,
        {
          memberId,
        }
      )
  } catch (error) {
    if (![FOREIGN_KEY_VIOLATION, RESTRICT_VIOLATION].includes((error as { code?: string }).code ?? '')) throw error
    await tenantRows('rollback to savepoint shell')
  }
}
