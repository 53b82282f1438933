import { DeskFlagMovedOn } from '#app/admin/access/admin_errors'
import { NotFound } from '#app/http/http_errors'
import { tenantRows } from '#app/tenancy/context/tenant_context'

/** Locks a flag that isn't closed, for a change by who knows that `takenBy` has it; null for nobody. @throws NotFound DeskFlagMovedOn */
export async function lockDeskFlag(id: string, takenBy: string | null): Promise<{ id: string; number: string }> {
  const [flag] = await tenantRows<{ id: string; number: string; isAsKnown: boolean }>(
    `select id::text, number, done_at is null and taken_by is not distinct from :takenBy as "isAsKnown" from app.desk_flags
     where tenant_id = (select sec.tenant_id()) and id = :id for update`,
    { id, takenBy }
  )
  if (!flag) throw new NotFound()
  if (!flag.isAsKnown) throw new DeskFlagMovedOn()
  return flag
}
