import { tenantRows } from '#app/tenancy/context/tenant_context'
import type { PushKind } from './compose_push.js'

interface PushRecord {
  memberId: string
  kind: PushKind
  /** Host of the push service. */
  service: string
  /** Null when it didn't answer. */
  status: number | null
}

/** Days for which the answers of push services are kept. */
const KEPT_DAYS = 30

/** What a push service answered, never what was said. */
export async function recordPush({ memberId, kind, service, status }: PushRecord): Promise<void> {
  await tenantRows(
    `insert into app.pushes (tenant_id, member_id, kind, service, status)
     values ((select sec.tenant_id()), :memberId, :kind, :service, :status)`,
    { memberId, kind, service, status }
  )
}

export async function forgetPushes(): Promise<void> {
  await tenantRows(
    `delete from app.pushes where tenant_id = (select sec.tenant_id()) and sent_at < now() - make_interval(days => ?)`,
    [KEPT_DAYS]
  )
}
