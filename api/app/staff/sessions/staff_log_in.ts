import type { HttpContext } from '@adonisjs/core/http'
import { staffRows } from '#app/tenancy/context/staff_rows'
import { writeAuditEntry } from '#app/tenancy/audit/write_audit_entry'
import type { Attempt } from '#app/http/limits/attempt'
import { LoginFailed, TotpRequired } from '#app/identity/account/identity_errors'
import { logInAttempt } from '#app/identity/password_checks/log_in_attempt'
import { writeStaffEntry } from '#app/staff/accounts/write_staff_entry'
import { useRecoveryCode } from '#app/staff/second_factors/recovery_codes'
import { isTotp } from '#app/staff/second_factors/totp'
import { hasSecondFactor } from '#app/staff/second_factors/must_enrol'
import { staffByPasskey } from '#app/staff/second_factors/passkeys'
import { STAFF_COLUMNS, type default as StaffMember } from '#app/staff/accounts/staff_member'
import { verifyPassword } from '#app/identity/password_checks/verify_password'

interface Credentials {
  email: string
  password: string
  totp?: string
  recovery_code?: string
}

/** Logs staff in; the audit log gets successes and failures. @throws LoginFailed TotpRequired TooManyAttempts */
export async function staffLogIn(ctx: HttpContext, { email, ...proofs }: Credentials): Promise<StaffMember> {
  const staff = await staffByEmail(email)
  const attempt = await logInAttempt(ctx, null, email)
  try {
    await prove(staff, proofs)
  } catch (error) {
    await settle(attempt, error)
    if (error instanceof LoginFailed && staff)
      await writeAuditEntry({ staffMemberId: staff.id, action: 'log_in_failed', detail: { address: ctx.request.ip() } })
    throw error
  }
  await attempt.succeed()
  return begin(ctx, staff!)
}

/** By a passkey alone, which is two factors. @throws LoginFailed */
export async function staffLogInByPasskey(
  ctx: HttpContext,
  answer: Parameters<typeof staffByPasskey>[0]
): Promise<StaffMember> {
  const staff = await staffByPasskey(answer)
  if (!staff) throw new LoginFailed()
  return begin(ctx, staff)
}

async function begin(ctx: HttpContext, staff: StaffMember): Promise<StaffMember> {
  await ctx.auth.use('staff').login(staff)
  await writeAuditEntry({ staffMemberId: staff.id, action: 'logged_in', detail: { address: ctx.request.ip() } })
  return staff
}

async function prove(
  staff: StaffMember | undefined,
  { password, totp, recovery_code: recoveryCode }: Omit<Credentials, 'email'>
): Promise<void> {
  if (!(await verifyPassword(staff?.passwordHash ?? undefined, password))) throw new LoginFailed()
  if (!hasSecondFactor(staff!)) return
  if (recoveryCode) return recover(staff!, recoveryCode)
  if (!totp) throw new TotpRequired()
  if (!(await isTotp(staff!, totp))) throw new LoginFailed()
}

async function recover(staff: StaffMember, code: string): Promise<void> {
  if (!(await useRecoveryCode(staff.id, code))) throw new LoginFailed()
  await writeStaffEntry({ by: staff.id, action: 'recovery_code_used', staff })
}

/** A missing code is no failure, and neither is an attempt that was never checked. */
function settle(attempt: Attempt, error: unknown): Promise<void> {
  return error instanceof LoginFailed ? attempt.fail() : attempt.withdraw()
}

async function staffByEmail(email: string): Promise<StaffMember | undefined> {
  const [staff] = await staffRows<StaffMember>(
    `select ${STAFF_COLUMNS} from staff.staff_members where email = ? and disabled_at is null`,
    [email]
  )
  return staff
}
