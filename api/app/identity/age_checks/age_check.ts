import { DateTime } from 'luxon'
import { AgeCheckSchema } from '#generated/schema'
import type { AgeOutcome, AgeSecrets } from './age_provider.js'
import Member from '#app/members/people/member'
import { tokenHash } from '#app/http/opaque_token'

const HOURS = 1

export default class AgeCheck extends AgeCheckSchema {
  static begin(memberId: string, provider: string, { state, nonce, codeVerifier }: AgeSecrets): Promise<AgeCheck> {
    const expiresAt = DateTime.now().plus({ hours: HOURS })
    return this.create({ memberId, provider, stateHash: tokenHash(state), nonce, codeVerifier, expiresAt })
  }

  static async ofState(memberId: string, state: string): Promise<AgeCheck | null> {
    return this.findBy({ memberId, stateHash: tokenHash(state) })
  }

  get isExpired(): boolean {
    return this.expiresAt <= DateTime.now()
  }

  /** Stores the outcome once and clears the secrets. @returns the stored outcome, which may be an earlier one */
  async decide(outcome: AgeOutcome): Promise<AgeOutcome> {
    const now = new Date()
    const decided = await AgeCheck.query()
      .where('id', this.id)
      .whereNull('outcome')
      .update({ outcome, decided_at: now, nonce: null, code_verifier: null }, ['id'])
    if ((decided as unknown[]).length === 0) return (await AgeCheck.findOrFail(this.id)).outcome as AgeOutcome
    if (outcome === 'over')
      await Member.query().where('id', this.memberId).update({ age_proven_at: now, age_proven_by: this.provider })
    return outcome
  }
}
