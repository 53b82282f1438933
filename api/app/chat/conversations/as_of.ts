import { createCipheriv, createDecipheriv } from 'node:crypto'
import { currentTenant } from '#app/tenancy/context/tenant_context'
import { derivedSecret } from '#app/tenancy/context/database_roles'

const KEY_BYTES = 16

/**
 * Seals a transaction's number for the current brand, in one block of AES: as it is, it would tell members how much goes on in all
 * brands of this server.
 */
export function sealAsOf(transaction: string): string {
  const block = Buffer.alloc(KEY_BYTES)
  block.writeBigUInt64BE(BigInt(transaction), 0)
  block.writeBigUInt64BE(BigInt(currentTenant().id), 8)
  const cipher = createCipheriv('aes-128-ecb', key(), null).setAutoPadding(false)
  return Buffer.concat([cipher.update(block), cipher.final()]).toString('base64url')
}

/** @returns undefined for what was not sealed here, for this brand */
export function openAsOf(sealed: string): string | undefined {
  const decipher = createDecipheriv('aes-128-ecb', key(), null).setAutoPadding(false)
  const block = Buffer.concat([decipher.update(Buffer.from(sealed, 'base64url')), decipher.final()])
  return block.readBigUInt64BE(8) === BigInt(currentTenant().id) ? block.readBigUInt64BE(0).toString() : undefined
}

let secret: Buffer | undefined

function key(): Buffer {
  secret ??= derivedSecret('places in lists of conversations', KEY_BYTES)
  return secret
}
