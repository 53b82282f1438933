import { symbols } from '@adonisjs/auth'
import type { AuthClientResponse, GuardContract } from '@adonisjs/auth/types'
import type { HttpContext } from '@adonisjs/core/http'
import { AuthenticationRequired } from '#app/http/http_errors'
import { staffRows } from '#app/tenancy/context/staff_rows'
import { newToken, tokenHash } from '#app/http/opaque_token'
import { clearSessionCookie, readSessionCookie, writeSessionCookie } from '#app/identity/sessions/session_cookie'
import { STAFF_COLUMNS, type default as StaffMember } from '#app/staff/accounts/staff_member'

/** A working day, and half an hour of inactivity (ASVS 7.3). */
const HOURS = 12
const IDLE_MINUTES = 30
const HOUR_IN_SECONDS = 3600

/** The console's sessions belong to no tenant, and no tenant's role can read them. */
export class StaffGuard implements GuardContract<StaffMember> {
  declare [symbols.GUARD_KNOWN_EVENTS]: {}
  readonly driverName = 'staff'
  user?: StaffMember
  isAuthenticated = false
  authenticationAttempted = false

  constructor(private readonly ctx: HttpContext) {}

  async authenticate(): Promise<StaffMember> {
    if (!(await this.check())) throw new AuthenticationRequired()
    return this.user!
  }

  async check(): Promise<boolean> {
    if (this.authenticationAttempted) return this.isAuthenticated
    this.authenticationAttempted = true
    const token = readSessionCookie(this.ctx)
    if (!token) return false
    const [staff] = await staffRows<StaffMember>(
      `update staff.staff_sessions set last_used_at = now()
       from staff.staff_members
       where staff_members.id = staff_member_id and token_hash = ? and disabled_at is null
         and expires_at > now() and last_used_at > now() - make_interval(mins => ${IDLE_MINUTES})
       returning ${STAFF_COLUMNS}`,
      [tokenHash(token)]
    )
    if (staff) this.actAs(staff)
    return this.isAuthenticated
  }

  getUserOrFail(): StaffMember {
    if (!this.user) throw new AuthenticationRequired()
    return this.user
  }

  actAs(staff: StaffMember): void {
    this.user = staff
    this.isAuthenticated = this.authenticationAttempted = true
  }

  async login(staff: StaffMember): Promise<void> {
    const { token, hash } = newToken()
    await staffRows(
      `insert into staff.staff_sessions (token_hash, staff_member_id, expires_at)
       values (?, ?, now() + make_interval(hours => ${HOURS}))`,
      [hash, staff.id]
    )
    writeSessionCookie(this.ctx, token, HOURS * HOUR_IN_SECONDS)
    this.actAs(staff)
  }

  async logout(): Promise<void> {
    const token = readSessionCookie(this.ctx)
    if (token) await staffRows('delete from staff.staff_sessions where token_hash = ?', [tokenHash(token)])
    clearSessionCookie(this.ctx)
    this.user = undefined
    this.isAuthenticated = false
  }

  async authenticateAsClient(): Promise<AuthClientResponse> {
    throw new Error('Tests log in through POST /api/session')
  }
}
