import { PostbackReceiverSchema } from '#generated/schema'
import { sealing } from '#app/tenancy/context/sealing'
import { currentTenant } from '#app/tenancy/context/tenant_context'

const { seal, open } = sealing('secrets of postbacks')

/** Where a traffic network wants to hear of its visitors, and of which events. Its secret is encrypted and bound to brand and key. */
export default class PostbackReceiver extends PostbackReceiverSchema {
  /** Holds from the next request on. */
  enterSecret(secret: string): void {
    this.sealedSecret = seal(secret, this.#owner)
  }

  /** Null until staff enter one. */
  get secret(): string | null {
    return this.sealedSecret && open(this.sealedSecret, this.#owner)
  }

  get #owner(): string {
    return `postback receiver ${currentTenant().id} ${this.key}`
  }
}
