import { endStreamsOf } from '#app/live/poke'
import { tenantRows } from '#app/tenancy/context/tenant_context'

/** Ends the session of a token, if there is one. */
export async function endSession(tokenHash: Buffer): Promise<void> {
  const ended = await tenantRows<{ member: string }>(
    `delete from app.sessions where tenant_id = (select sec.tenant_id()) and token_hash = ? returning member_id::text as member`,
    [tokenHash]
  )
  for (const { member } of ended) endStreamsOf(member)
}
