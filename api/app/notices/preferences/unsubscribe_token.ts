import { createHmac, timingSafeEqual } from 'node:crypto'
import { derivedSecret } from '#app/tenancy/context/database_roles'
import { currentTenant, type Tenant } from '#app/tenancy/context/tenant_context'
import { NOTIFICATION_TYPES, type NotificationType } from '#app/members/people/notification_choices'

interface Unsubscription {
  memberId: string
  type: NotificationType
}

const ID_BYTES = 8
const SAID_BYTES = ID_BYTES + 1
/** As long as any link token; the bytes after the payload are a 184-bit HMAC. */
const BYTES = 32

/** Signed link that needs no storage, so it works as long as the mail exists (RFC 8058). */
export function unsubscribeToken({ memberId, type }: Unsubscription, tenant: Tenant = currentTenant()): string {
  const said = Buffer.alloc(SAID_BYTES)
  said.writeBigInt64BE(BigInt(memberId))
  said.writeUInt8(NOTIFICATION_TYPES.indexOf(type), ID_BYTES)
  return Buffer.concat([said, seal(said, tenant)]).toString('base64url')
}

/** Null for invalid tokens and for those of another tenant. */
export function readUnsubscribeToken(token: string): Unsubscription | null {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== BYTES) return null
  const said = bytes.subarray(0, SAID_BYTES)
  if (!timingSafeEqual(bytes.subarray(SAID_BYTES), seal(said, currentTenant()))) return null
  const type = NOTIFICATION_TYPES[said.readUInt8(ID_BYTES)]
  return type ? { memberId: said.readBigInt64BE().toString(), type } : null
}

function seal(said: Buffer, { id }: Tenant): Buffer {
  return createHmac('sha256', derivedSecret('links that unsubscribe'))
    .update(`${id}.`)
    .update(said)
    .digest()
    .subarray(0, BYTES - SAID_BYTES)
}
