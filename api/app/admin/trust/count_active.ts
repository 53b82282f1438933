import { tenantRows } from '#app/tenancy/context/tenant_context'
import { during } from './during.js'
import type { Span } from './trust_figures.js'

/** Members whose last sign of life lies within a span of time; who never confirmed their address isn't one. */
export async function countActive(span: Span): Promise<number> {
  const [counted] = await tenantRows<{ count: number }>(
    `select count(*)::int as count from app.profiles
     join app.members on members.tenant_id = profiles.tenant_id and members.id = profiles.member_id and members.status <> 'not_confirmed'
     where profiles.tenant_id = (select sec.tenant_id()) and profiles.kind = 'member' and ${during('profiles.last_active_at')}`,
    span
  )
  return counted!.count
}
