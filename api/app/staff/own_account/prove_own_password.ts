import { fieldRefused } from '#app/http/validation/field_refused'
import { limitKey } from '#app/http/limits/limit_key'
import { proveTypedPassword } from '#app/identity/password_checks/prove_typed_password'
import type StaffMember from '#app/staff/accounts/staff_member'
import { hasSecondFactor } from '#app/staff/second_factors/must_enrol'

/** Before something that protects the account changes (ASVS 7.5.1). @throws TooManyAttempts, 422 for `field` */
export function proveOwnPassword(
  { id, passwordHash }: StaffMember,
  password: string,
  field = 'password'
): Promise<void> {
  return proveTypedPassword({ key: limitKey(null, 'staff-password', id), passwordHash, password, field })
}

/** The first second factor needs none: they have just logged in by the password. @throws as `proveOwnPassword` */
export async function proveToAddFactor(staff: StaffMember, password: string | undefined): Promise<void> {
  if (!hasSecondFactor(staff)) return
  if (password === undefined) throw fieldRefused('password', 'required')
  await proveOwnPassword(staff, password)
}
