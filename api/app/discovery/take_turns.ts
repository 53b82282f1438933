import { tenantRows } from '#app/tenancy/tenant_context'

/** Two who like each other in the same moment take turns, so that the second is told of the match. */
export async function takeTurns({ me, other }: { me: string; other: string }): Promise<void> {
  await tenantRows(
    `select pg_advisory_xact_lock(hashtextextended(
       concat_ws(' ', sec.tenant_id(), least(:me::bigint, :other::bigint), greatest(:me::bigint, :other::bigint)), 0))`,
    { me, other }
  )
}
