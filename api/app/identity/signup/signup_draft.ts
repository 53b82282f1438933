import { createHmac } from 'node:crypto'
import { DateTime } from 'luxon'
import type { Tracking } from '@manyhearts/locales/tracking'
import { SignupDraftSchema } from '#generated/schema'
import { derivedSecret } from '#app/tenancy/context/database_roles'
import { newId } from '#app/tenancy/context/new_id'
import { currentTenant } from '#app/tenancy/context/tenant_context'
import { tokenHash } from '#app/http/opaque_token'

const DAYS = 30

/** What a partner may provide; password, date of birth and consents must come from the person. */
export interface DraftAnswers extends Partial<Record<Tracking, string>> {
  name?: string
  gender?: string
  looking_for?: string
  country?: string
  region_id?: string
}

/** A sign-up started by a partner (product §3), to be finished by the person with a mailed link. */
export default class SignupDraft extends SignupDraftSchema {
  static async keep(email: string, language: string, answers: DraftAnswers): Promise<SignupDraft> {
    const id = await newId()
    await this.query().where('expires_at', '<', new Date()).delete()
    const kept = new SignupDraft()
    kept.merge({
      id,
      tenantId: currentTenant().id,
      email,
      language,
      answers,
      expiresAt: DateTime.now().plus({ days: DAYS }),
    })
    kept.tokenHash = tokenHash(kept.token)
    return kept.save()
  }

  static async byToken(token: string): Promise<SignupDraft | null> {
    return this.findBy({ tokenHash: tokenHash(token) })
  }

  static async finish(token: string): Promise<void> {
    await this.query().where('token_hash', tokenHash(token)).whereNull('used_at').update({ used_at: new Date() })
  }

  /** Sent in the link; the table stores only its hash. */
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
