import { createHmac } from 'node:crypto'
import { DateTime } from 'luxon'
import { SignupDraftSchema } from '#generated/schema'
import { derivedSecret } from '#app/tenancy/context/database_roles'
import { currentTransaction } from '#app/tenancy/context/tenant_context'
import { tokenHash } from '#app/http/opaque_token'

const DAYS = 30

/** What a partner may say of somebody; password, date of birth and consents the person alone gives. */
export interface KeptAnswers {
  name?: string
  gender?: string
  looking_for?: string
  country?: string
  region_id?: string
  network?: string
  ref?: string
  sub1?: string
  sub2?: string
  sub3?: string
}

/** A sign-up that a partner began by a call (product §3), waiting for the person to finish it by the link in a mail. */
export default class KeptSignup extends SignupDraftSchema {
  static table = 'signup_drafts'

  /** Keeps one; those whose time is over are forgotten. */
  static async keep(email: string, language: string, answers: KeptAnswers): Promise<KeptSignup> {
    const { rows } = await currentTransaction().rawQuery(
      'select sec.new_id()::text as id, sec.tenant_id()::text as tenant'
    )
    await this.query().where('expires_at', '<', new Date()).delete()
    const kept = new KeptSignup()
    const [{ id, tenant: tenantId }] = rows
    kept.merge({ id, tenantId, email, language, answers, expiresAt: DateTime.now().plus({ days: DAYS }) })
    kept.tokenHash = tokenHash(kept.token)
    return kept.save()
  }

  /** The one a token belongs to, finished or not. */
  static async byToken(token: string): Promise<KeptSignup | null> {
    return this.findBy({ tokenHash: tokenHash(token) })
  }

  /** Notes that the person has finished it; of a token that is none nothing is noted. */
  static async finish(token: string): Promise<void> {
    await this.query().where('token_hash', tokenHash(token)).whereNull('used_at').update({ used_at: new Date() })
  }

  /** What stands in the link; the table holds a hash to find the row by. */
  get token(): string {
    return createHmac('sha256', derivedSecret('tokens of sign-ups'))
      .update(`${this.tenantId}.${this.id}`)
      .digest('base64url')
  }

  get isUsed(): boolean {
    return this.usedAt !== null && this.usedAt !== undefined
  }

  get isExpired(): boolean {
    return this.expiresAt <= DateTime.now()
  }
}
