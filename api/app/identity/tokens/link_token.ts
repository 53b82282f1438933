import { createHmac, timingSafeEqual } from 'node:crypto'
import { DateTime } from 'luxon'
import { LinkTokenSchema } from '#generated/schema'
import { derivedSecret } from '#app/tenancy/context/database_roles'
import { currentTransaction } from '#app/tenancy/context/tenant_context'
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

/** What a link says beside whom it was sent to. */
interface LinkDetails {
  /** The page on which a reset goes on. */
  nextPath?: string
  /** The address that a change of address is about: the new one to confirm it, the old one to stop it. */
  aboutEmail?: string
}

const CODES = 1_000_000n
const CODE_DIGITS = 6
const CODE_HOURS = 24

/**
 * A link in a mail, good for one thing once. What the mail says is derived from the row and a secret of the installation: the
 * table holds a hash to find the row by, jobs hold the row's id, and a mail that is sent again says the same.
 */
export default class LinkToken extends LinkTokenSchema {
  /** Whose it is. Only a reset under an address nobody has is nobody's (`isNobodys`), and no mail says its token. */
  declare memberId: string

  declare purpose: LinkPurpose

  /** Makes a link for a member, good for some days or a part of one; null makes a reset that is nobody's. */
  static async issue(
    purpose: LinkPurpose,
    memberId: string | null,
    days: number,
    details: LinkDetails = {}
  ): Promise<LinkToken> {
    const { rows } = await currentTransaction().rawQuery(
      'select sec.new_id()::text as id, sec.tenant_id()::text as tenant'
    )
    const link = new LinkToken()
    link.merge({
      id: rows[0].id,
      tenantId: rows[0].tenant,
      purpose,
      ...(memberId !== null && { memberId }),
      ...details,
      expiresAt: DateTime.now().plus({ days }),
    })
    link.tokenHash = tokenHash(link.token)
    return link.save()
  }

  /** The link a token belongs to, used or not. */
  static async byToken(token: string): Promise<LinkToken | null> {
    return this.findBy({ tokenHash: tokenHash(token) })
  }

  /** Makes links useless: used. @returns the ids of those that were still good */
  static async withdraw(which: { id: string } | { memberId: string; purpose?: LinkPurpose }): Promise<string[]> {
    const now = new Date()
    const withdrawn = await this.query()
      .where(which)
      .whereNull('used_at')
      .where('expires_at', '>', now)
      .update({ used_at: now }, ['id'])
    return (withdrawn as unknown as { id: string }[]).map(({ id }) => String(id))
  }

  /** Uses it up, and with it all of its kind that the member was sent. @throws TokenInvalid when it was used or ended meanwhile */
  async useUp(): Promise<void> {
    const { id, memberId, purpose } = this
    const used = await LinkToken.withdraw({ memberId, purpose })
    if (!used.includes(id)) throw new TokenInvalid()
  }

  /** What stands in the link: 256 bits. */
  get token(): string {
    return this.#derive('tokens of links').toString('base64url')
  }

  /** Six digits for who can't follow the link, because the mail is read on another device. */
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

  /** Whether somebody typed the code, in the day in which it holds. */
  isCode(typed: string): boolean {
    const fresh = this.createdAt.plus({ hours: CODE_HOURS }) > DateTime.now()
    const [given, right] = [Buffer.from(typed), Buffer.from(this.code)]
    return given.length === right.length && timingSafeEqual(given, right) && fresh
  }

  #derive(purpose: string): Buffer {
    return createHmac('sha256', derivedSecret(purpose)).update(`${this.tenantId}.${this.id}.${this.purpose}`).digest()
  }
}
