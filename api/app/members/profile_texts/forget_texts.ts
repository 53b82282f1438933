import { tenantRows } from '#app/tenancy/context/tenant_context'

/** By then the figures of their month are kept (`admin/trust`). */
const KEPT_DAYS = 90

/** Forgets texts that others see by now, or that their member replaced; one that was refused stays as long as its member may appeal. */
export async function forgetTexts(): Promise<void> {
  await tenantRows(
    `delete from app.profile_texts texts where tenant_id = (select sec.tenant_id())
       and (state = 'published' or not is_latest) and coalesce(decided_at, held_at) < now() - make_interval(days => :days)
       and not exists (select from app.decisions where decisions.tenant_id = texts.tenant_id and decisions.id = texts.decision_id)`,
    { days: KEPT_DAYS }
  )
}
