import { createHmac, timingSafeEqual } from 'node:crypto'
import { DateTime } from 'luxon'
import { LinkTokenSchema } from '#generated/schema'
import { derivedSecret } from '#app/tenancy/context/database_roles'
import { newId } from '#app/tenancy/context/new_id'
import { currentTenant } from '#app/tenancy/context/tenant_context'
import { TokenInvalid } from '#app/identity/account/identity_errors'
import { tokenHash } from '#app/http/opaque_token'

export type LinkPurpose =
  | 'activation'
  | 'password_reset'
  | 'email_change'
  | 'email_change_stop'
  | 'restore'
  | 'deletion'
  | 'export'
  | 'shut_out'

interface LinkDetails {
  nextPath?: string
  aboutEmail?: string
}

const CODES = 1_000_000n
const CODE_DIGITS = 6
const CODE_HOURS = 24

/** A single-use link; its token is derived from the row and a secret, so only a hash is stored and resent e-mails stay the same. */
export default class LinkToken extends LinkTokenSchema {
  /** Missing only for a reset of an unknown address (`isNobodys`), which is never mailed. */
  declare memberId: string

  declare purpose: LinkPurpose

  /** `days` may be a fraction; without a member it creates a reset that is never mailed. */
  static async issue(
    purpose: LinkPurpose,
    memberId: string | null,
    days: number,
    details: LinkDetails = {}
  ): Promise<LinkToken> {
    const link = new LinkToken()
    link.merge({
      id: await newId(),
      tenantId: currentTenant().id,
      purpose,
      ...(memberId !== null && { memberId }),
      ...details,
      expiresAt: DateTime.now().plus({ days }),
    })
    link.tokenHash = tokenHash(link.token)
    return link.save()
  }

  static async byToken(token: string): Promise<LinkToken | null> {
    return this.findBy({ tokenHash: tokenHash(token) })
  }

  /** Marks links as used. @returns the ids of those that were still valid */
  static async withdraw(which: { id: string } | { memberId: string; purpose?: LinkPurpose }): Promise<string[]> {
    const now = new Date()
    const withdrawn = await this.query()
      .where(which)
      .whereNull('used_at')
      .where('expires_at', '>', now)
      .update({ used_at: now }, ['id'])
    return (withdrawn as unknown as { id: string }[]).map(({ id }) => String(id))
  }

  /** Also uses up the member's other links of this purpose. @throws TokenInvalid if it was used or expired meanwhile */
  async useUp(): Promise<void> {
    const { id, memberId, purpose } = this
    const used = await LinkToken.withdraw({ memberId, purpose })
    if (!used.includes(id)) throw new TokenInvalid()
  }

  get token(): string {
    return this.#derive('tokens of links').toString('base64url')
  }

  get code(): string {
    const number = BigInt(`0x${this.#derive('codes of links').toString('hex')}`) % CODES
    return String(number).padStart(CODE_DIGITS, '0')
  }

  get isNobodys(): boolean {
    return !this.memberId
  }

  get isUsed(): boolean {
    return this.usedAt !== null && this.usedAt !== undefined
  }

  get isExpired(): boolean {
    return this.expiresAt <= DateTime.now()
  }

  isCode(typed: string): boolean {
    const fresh = this.createdAt.plus({ hours: CODE_HOURS }) > DateTime.now()
    const [given, right] = [Buffer.from(typed), Buffer.from(this.code)]
    return given.length === right.length && timingSafeEqual(given, right) && fresh
  }

  #derive(purpose: string): Buffer {
    return createHmac('sha256', derivedSecret(purpose)).update(`${this.tenantId}.${this.id}.${this.purpose}`).digest()
  }
}
