import { currentTransaction, tenantRows } from '#app/tenancy/context/tenant_context'

const FOREIGN_KEY_VIOLATION = '23503'
const RESTRICT_VIOLATION = '23001'

/**
 * Removes what is left of an erased member, unless something still refers to it: the books, or a conversation somebody else keeps.
 * Then an empty row stays; PostgreSQL knows.
 */
export async function dropShell(memberId: string): Promise<void> {
  const trx = currentTransaction()
  await trx.rawQuery('savepoint shell')
  try {
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
    await trx.rawQuery('rollback to savepoint shell')
  }
}
