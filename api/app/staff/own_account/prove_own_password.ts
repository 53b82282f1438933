import { fieldRefused } from '#app/http/validation/field_refused'
import { attempt } from '#app/http/limits/attempt'
import { limitKey } from '#app/http/limits/limit_key'
import { verifyPassword } from '#app/identity/password_checks/verify_password'
import type StaffMember from '#app/staff/accounts/staff_member'
import { hasSecondFactor } from '#app/staff/second_factors/must_enrol'

const TRIES = 5

/** Before something that protects the account changes (ASVS 7.5.1). @throws TooManyAttempts, 422 for `field` */
export async function proveOwnPassword(
  { id, passwordHash }: StaffMember,
  password: string,
  field = 'password'
): Promise<void> {
  const typing = await attempt(limitKey(null, 'staff-password', id), TRIES)
  const isRight = await verifyPassword(passwordHash ?? undefined, password).catch(async (error) => {
    await typing.withdraw()
    throw error
  })
  if (isRight) return typing.succeed()
  await typing.fail()
  throw fieldRefused(field, 'password_wrong')
}

/** The first second factor needs none: they have just logged in by the password. @throws as `proveOwnPassword` */
export async function proveToAddFactor(staff: StaffMember, password: string | undefined): Promise<void> {
  if (!hasSecondFactor(staff)) return
  if (password === undefined) throw fieldRefused('password', 'required')
  await proveOwnPassword(staff, password)
}
