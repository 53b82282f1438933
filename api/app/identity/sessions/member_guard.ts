import { symbols } from '@adonisjs/auth'
import { DateTime } from 'luxon'
import type { AuthClientResponse, GuardContract } from '@adonisjs/auth/types'
import type { HttpContext } from '@adonisjs/core/http'
import { AuthenticationRequired } from '#app/http/http_errors'
import { chooseLanguage, rememberLanguage } from '#app/tenancy/hosts/choose_language'
import { siteOf } from '#app/tenancy/sites/site_of'
import { inSeparateTransaction } from '#app/tenancy/context/tenant_context'
import type Member from '#app/members/people/member'
import { newToken, tokenHash } from '#app/http/opaque_token'
import { endSession } from './end_session.js'
import Session from './session.js'
import { clearSessionCookie, readSessionCookie, SESSION_DAYS, writeSessionCookie } from './session_cookie.js'
import type { SignedIn } from './member_by_session.js'
import { lookUpSession } from './look_up_session.js'
import { touchSession } from './touch_session.js'

export class MemberGuard implements GuardContract<Member> {
  declare [symbols.GUARD_KNOWN_EVENTS]: {}
  readonly driverName = 'member'
  user?: Member
  session?: SignedIn['session']
  isAuthenticated = false
  authenticationAttempted = false

  constructor(private readonly ctx: HttpContext) {}

  async authenticate(): Promise<Member> {
    if (!(await this.check())) throw new AuthenticationRequired()
    return this.user!
  }

  async check(): Promise<boolean> {
    if (this.authenticationAttempted) return this.isAuthenticated
    this.authenticationAttempted = true
    const token = readSessionCookie(this.ctx)
    const found = token && (await lookUpSession(this.ctx, token))
    if (!found) return false
    this.user = found.member
    this.session = found.session
    this.isAuthenticated = true
    this.ctx.language = chooseLanguage(this.ctx, found.member.language)
    if (await touchSession(found, siteOf(this.ctx))) writeSessionCookie(this.ctx, token)
    return true
  }

  get tokenHash(): Buffer {
    return tokenHash(readSessionCookie(this.ctx) ?? '')
  }

  getUserOrFail(): Member {
    if (!this.user) throw new AuthenticationRequired()
    return this.user
  }

  getSessionOrFail(): SignedIn['session'] {
    if (!this.session) throw new AuthenticationRequired()
    return this.session
  }

  async login(member: Member): Promise<void> {
    await this.#forget()
    const { token, hash } = newToken()
    this.session = await Session.create({
      memberId: member.id,
      tokenHash: hash,
      expiresAt: DateTime.now().plus({ days: SESSION_DAYS }),
      userAgent: this.ctx.request.header('user-agent', '')!.slice(0, 300),
    })
    writeSessionCookie(this.ctx, token)
    // Pages are begun before anybody knows who asks for them.
    const language = chooseLanguage(this.ctx, member.language)
    if (language !== chooseLanguage(this.ctx)) rememberLanguage(this.ctx, language)
    this.user = member
    this.isAuthenticated = this.authenticationAttempted = true
  }

  /** The same session under another token, so that its push subscription stays. */
  async renewToken(): Promise<void> {
    const { token, hash } = newToken()
    await Session.query().where('id', this.getSessionOrFail().id).update({ token_hash: hash })
    writeSessionCookie(this.ctx, token)
  }

  /** In a separate transaction, as logout may be a GET (specification §7) and those are read-only. */
  async logout(): Promise<void> {
    await inSeparateTransaction(() => this.#forget())
    clearSessionCookie(this.ctx)
    this.user = this.session = undefined
    this.isAuthenticated = false
  }

  async authenticateAsClient(): Promise<AuthClientResponse> {
    throw new Error('Tests log in through POST /api/user.php')
  }

  async #forget(): Promise<void> {
    const token = readSessionCookie(this.ctx)
    if (token) await endSession(tokenHash(token))
  }
}
