import { createECDH } from 'node:crypto'
import { PushKeySchema } from '#generated/schema'
import { sealing } from '#app/tenancy/context/sealing'
import { currentTenant, tenantRows } from '#app/tenancy/context/tenant_context'
import { type KeyPair, platformKeyPair } from './platform_key_pair.js'

const PRIVATE_KEY_BYTES = 32

const { seal, open } = sealing('keys of pushes')

/** A brand's key for pushes, encrypted and bound to the brand. */
export default class PushKey extends PushKeySchema {
  /** The pair of a public key that browsers subscribed with; null where it is no key of the brand, or is one no more. */
  static async pairOf(publicKey: string | null): Promise<KeyPair | null> {
    const platform = platformKeyPair()
    if (publicKey === null || publicKey === platform.publicKey) return platform
    const key = await PushKey.findBy('public_key', publicKey)
    return key && { publicKey, privateKey: inFull(open(key.sealedPrivateKey, owner())) }
  }
}

/** Gives the brand a new key, by which browsers subscribe from now on. @returns its public part */
export async function renewPushKey(): Promise<string> {
  const pair = createECDH('prime256v1')
  const publicKey = pair.generateKeys('base64url')
  await PushKey.create({ publicKey, sealedPrivateKey: seal(pair.getPrivateKey('base64url'), owner()) })
  await tenantRows('update global.tenants set push_public_key = ? where id = (select sec.tenant_id())', [publicKey])
  return publicKey
}

/** Removes keys that sign nothing any more. */
export async function forgetPushKeys(): Promise<void> {
  await tenantRows(
    `delete from app.push_keys where tenant_id = (select sec.tenant_id())
       and public_key is distinct from (select push_public_key from global.tenants where id = (select sec.tenant_id()))
       and not exists (select from app.push_subscriptions subscriptions
         where subscriptions.tenant_id = push_keys.tenant_id and subscriptions.public_key = push_keys.public_key)`
  )
}

/** Node leaves out the zeros that one in 256 keys begins with, and what signs pushes refuses such a key. */
function inFull(privateKey: string): string {
  const bytes = Buffer.from(privateKey, 'base64url')
  return Buffer.concat([Buffer.alloc(PRIVATE_KEY_BYTES - bytes.length), bytes]).toString('base64url')
}

function owner(): string {
  return `push key ${currentTenant().id}`
}
