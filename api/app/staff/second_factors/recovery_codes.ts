import { createHmac } from 'node:crypto'
import { randomSymbols } from '#app/http/random_symbols'
import { derivedSecret } from '#app/tenancy/context/database_roles'
import { staffRows } from '#app/tenancy/context/staff_rows'

const COUNT = 10
/** Twelve symbols are 60 bits. */
const GROUPS = [4, 4, 4]

/** Ten codes in place of those before, each good once where the authenticator is lost. They are shown this once. */
export async function newRecoveryCodes(staffId: string): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, () => GROUPS.map(randomSymbols).join('-'))
  await staffRows('delete from staff.recovery_codes where staff_member_id = ?', [staffId])
  await staffRows('insert into staff.recovery_codes (staff_member_id, code_hash) select ?, unnest(?::bytea[])', [
    staffId,
    codes.map(hashOf),
  ])
  return codes
}

/** @returns whether it was theirs and unused */
export async function useRecoveryCode(staffId: string, code: string): Promise<boolean> {
  const used = await staffRows(
    `update staff.recovery_codes set used_at = now()
     where staff_member_id = ? and code_hash = ? and used_at is null returning 1`,
    [staffId, hashOf(code)]
  )
  return used.length > 0
}

/** Keyed, as a code is shorter than a token; without the dashes and the case in which people type it. */
function hashOf(code: string): Buffer {
  const typed = code.toUpperCase().replace(/[^A-Z0-9]/g, '')
  return createHmac('sha256', derivedSecret('recovery codes')).update(typed).digest()
}
