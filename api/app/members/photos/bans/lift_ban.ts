import { staffRows } from '#app/tenancy/context/staff_rows'
import { tenantRows } from '#app/tenancy/context/tenant_context'

interface Lift {
  photoId: string
  reason: string
  /** Of staff. */
  by: string
}

const SET = 'lifted_at = now(), lifted_by = :by, lift_reason = :reason'
const IN_FORCE = 'photo_id = :photoId and lifted_at is null returning photo_id'

/**
 * Ends a ban of this brand, whose picture is taken again; what was refused by it stays as it is. In the brand's transaction.
 * @returns false if there is none in force
 */
export async function liftBanHere(lift: Lift): Promise<boolean> {
  const lifted = await tenantRows(
    `update app.banned_photos set ${SET} where tenant_id = (select sec.tenant_id()) and ${IN_FORCE}`,
    { ...lift }
  )
  return lifted.length > 0
}

/** The same for a ban at all brands. */
export async function liftBanEverywhere(lift: Lift): Promise<boolean> {
  const lifted = await staffRows(`update global.banned_pictures set ${SET} where ${IN_FORCE}`, { ...lift })
  return lifted.length > 0
}
