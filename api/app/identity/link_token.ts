import { createHmac, timingSafeEqual } from 'node:crypto'
import { DateTime } from 'luxon'
import { LinkTokenSchema } from '#generated/schema'
import { derivedSecret } from '#app/tenancy/database_roles'
import { currentTransaction } from '#app/tenancy/tenant_context'
import { tokenHash } from './opaque_token.js'

export type LinkPurpose = 'activation' | 'password_reset' | 'email_change' | 'restore' | 'deletion' | 'export'

const CODES = 1_000_000n
const CODE_DIGITS = 6
const CODE_HOURS = 24

/**
 * A link in a mail, good for one thing once. What the mail says is derived from the row and a secret of the installation: the
 * table holds a hash to find the row by, jobs hold the row's id, and a mail that is sent again says the same.
 */
export default class LinkToken extends LinkTokenSchema {
  /** Makes a link for a member. */
  static async issue(purpose: LinkPurpose, memberId: string, days: number): Promise<LinkToken> {
    const { rows } = await currentTransaction().rawQuery(
      'select sec.new_id()::text as id, sec.tenant_id()::text as tenant'
    )
    const link = new LinkToken()
    link.merge({
      id: rows[0].id,
      tenantId: rows[0].tenant,
      purpose,
      memberId,
      expiresAt: DateTime.now().plus({ days }),
    })
    link.tokenHash = tokenHash(link.token)
    return link.save()
  }

  /** The link a token belongs to, used or not. */
  static async byToken(token: string): Promise<LinkToken | null> {
    return this.findBy({ tokenHash: tokenHash(token) })
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
