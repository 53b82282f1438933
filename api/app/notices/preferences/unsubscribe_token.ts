import { createHmac, timingSafeEqual } from 'node:crypto'
import { derivedSecret } from '#app/tenancy/context/database_roles'
import { currentTenant, type Tenant } from '#app/tenancy/context/tenant_context'
import { NOTIFICATION_TYPES, type NotificationType } from '#app/members/people/notification_choices'

/** Whose mails of which type a link ends. */
interface Unsubscription {
  memberId: string
  type: NotificationType
}

const ID_BYTES = 8
const SAID_BYTES = ID_BYTES + 1
/** As long as every link of a mail; what is left beside the said is its seal, 184 bits. */
const BYTES = 32

/**
 * The link that ends the mails of a type: it says whose and which under a seal of the installation, so nothing is stored and it works
 * as long as the mail is kept (RFC 8058).
 */
export function unsubscribeToken({ memberId, type }: Unsubscription, tenant: Tenant = currentTenant()): string {
  const said = Buffer.alloc(SAID_BYTES)
  said.writeBigInt64BE(BigInt(memberId))
  said.writeUInt8(NOTIFICATION_TYPES.indexOf(type), ID_BYTES)
  return Buffer.concat([said, seal(said, tenant)]).toString('base64url')
}

/** Reads such a link; null for any other, and for another brand's. */
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
