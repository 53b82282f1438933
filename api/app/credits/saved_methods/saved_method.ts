import { SavedMethodSchema } from '#generated/schema'
import type { SavedMethod as Given } from '#app/credits/gateways/gateway'
import { openSecret, sealSecret } from '#app/credits/payments/sealed'

interface Kept {
  memberId: string
  gateway: string
  method: string
}

/** A card or account that a member chose to keep, to pay with in one step; its token is encrypted and bound to the member. */
export default class SavedMethod extends SavedMethodSchema {
  /** Replaces what was kept before: some gateways give a new token with each payment. */
  static async keep({ memberId, gateway, method }: Kept, { token, label }: Given): Promise<void> {
    const sealedToken = sealSecret(token, owner(memberId, gateway))
    await SavedMethod.updateOrCreate({ memberId, gateway, method }, { label, sealedToken, failedAt: null })
  }

  get token(): string {
    return openSecret(this.sealedToken, owner(this.memberId, this.gateway))
  }
}

function owner(memberId: string, gateway: string): string {
  return `saved method ${memberId} ${gateway}`
}
