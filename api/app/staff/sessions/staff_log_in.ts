import type { HttpContext } from '@adonisjs/core/http'
import { staffRows } from '#app/tenancy/context/staff_rows'
import { writeAuditEntry } from '#app/tenancy/audit/write_audit_entry'
import type { Attempt } from '#app/http/limits/attempt'
import { LoginFailed, TotpRequired } from '#app/identity/account/identity_errors'
import { logInAttempt } from '#app/identity/password_checks/log_in_attempt'
import { isTotp } from './totp.js'
import { STAFF_COLUMNS, type default as StaffMember } from '#app/staff/accounts/staff_member'
import { verifyPassword } from '#app/identity/password_checks/verify_password'

interface Credentials {
  email: string
  password: string
  totp?: string
}

/** Logs staff in; the audit log gets successes and failures. @throws LoginFailed TotpRequired TooManyAttempts */
export async function staffLogIn(ctx: HttpContext, { email, password, totp }: Credentials): Promise<StaffMember> {
  const staff = await staffByEmail(email)
  const attempt = await logInAttempt(ctx, null, email)
  try {
    await prove(staff, password, totp)
  } catch (error) {
    await settle(attempt, error)
    if (error instanceof LoginFailed && staff)
      await writeAuditEntry({ staffMemberId: staff.id, action: 'log_in_failed', detail: { address: ctx.request.ip() } })
    throw error
  }
  await attempt.succeed()
  await ctx.auth.use('staff').login(staff!)
  await writeAuditEntry({ staffMemberId: staff!.id, action: 'logged_in', detail: { address: ctx.request.ip() } })
  return staff!
}

async function prove(staff: StaffMember | undefined, password: string, totp: string | undefined): Promise<void> {
  if (!(await verifyPassword(staff?.passwordHash, password))) throw new LoginFailed()
  if (!staff!.totpSecret) return
  if (!totp) throw new TotpRequired()
  if (!(await isTotp(staff!, totp))) throw new LoginFailed()
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
