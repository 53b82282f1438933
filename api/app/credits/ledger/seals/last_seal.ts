import { tenantRows } from '#app/tenancy/context/tenant_context'

/** The day the ledger is sealed up to and the seal's hash, which stands for all before: a copy kept elsewhere shows when they were made anew. */
export async function lastSeal(): Promise<{ day: string; hash: string } | null> {
  const [seal] = await tenantRows<{ day: string; hash: string }>(
    `select to_char(day, 'YYYY-MM-DD') as day, encode(hash, 'hex') as hash from app.ledger_seals seals
     where tenant_id = (select sec.tenant_id()) order by seals.day desc limit 1`
  )
  return seal ?? null
}
