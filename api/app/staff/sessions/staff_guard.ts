import { symbols } from '@adonisjs/auth'
import type { AuthClientResponse, GuardContract } from '@adonisjs/auth/types'
import type { HttpContext } from '@adonisjs/core/http'
import { AuthenticationRequired } from '#app/http/http_errors'
import { staffRows } from '#app/tenancy/context/staff_rows'
import { newToken, tokenHash } from '#app/http/opaque_token'
import { clearSessionCookie, readSessionCookie, writeSessionCookie } from '#app/identity/sessions/session_cookie'
import { STAFF_COLUMNS, type default as StaffMember } from '#app/staff/accounts/staff_member'
import { mustEnrol } from '#app/staff/second_factors/must_enrol'
import { SecondFactorRequired } from '#app/staff/staff_errors'
import { LIVE_SESSION, SESSION_HOURS } from './live_session.js'

const HOUR_IN_SECONDS = 3600
/** Longer ones say nothing more to people. */
const MOST_OF_USER_AGENT = 400

/** The console's sessions belong to no tenant, and no tenant's role can read them. */
export class StaffGuard implements GuardContract<StaffMember> {
  declare [symbols.GUARD_KNOWN_EVENTS]: {}
  readonly driverName = 'staff'
  user?: StaffMember
  /** Of the session; none for a token or before the log-in. */
  sessionId?: string
  isAuthenticated = false
  authenticationAttempted = false

  constructor(private readonly ctx: HttpContext) {}

  /** @throws AuthenticationRequired SecondFactorRequired */
  async authenticate(): Promise<StaffMember> {
    const staff = await this.authenticateToEnrol()
    if (mustEnrol(staff)) throw new SecondFactorRequired()
    return staff
  }

  /** For the calls by which a second factor is set up. @throws AuthenticationRequired */
  async authenticateToEnrol(): Promise<StaffMember> {
    if (!(await this.check())) throw new AuthenticationRequired()
    return this.user!
  }

  async check(): Promise<boolean> {
    if (this.authenticationAttempted) return this.isAuthenticated
    this.authenticationAttempted = true
    const token = readSessionCookie(this.ctx)
    if (!token) return false
    const [found] = await staffRows<StaffMember & { sessionId: string }>(
      `update staff.staff_sessions set last_used_at = now(), address = ?
       from staff.staff_members
       where staff_members.id = staff_member_id and token_hash = ? and disabled_at is null and ${LIVE_SESSION}
       returning ${STAFF_COLUMNS}, staff_sessions.id::text as "sessionId"`,
      [this.ctx.request.ip(), tokenHash(token)]
    )
    if (found) {
      const { sessionId, ...staff } = found
      this.actAs(staff)
      this.sessionId = sessionId
    }
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
    const { request } = this.ctx
    await staffRows(
      `insert into staff.staff_sessions (token_hash, staff_member_id, expires_at, user_agent, address)
       values (?, ?, now() + make_interval(hours => ${SESSION_HOURS}), ?, ?)`,
      [hash, staff.id, (request.header('user-agent') ?? '').slice(0, MOST_OF_USER_AGENT), request.ip()]
    )
    writeSessionCookie(this.ctx, token, SESSION_HOURS * HOUR_IN_SECONDS)
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
