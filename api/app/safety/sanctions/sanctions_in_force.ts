import { tenantModels } from '#app/tenancy/context/tenant_models'
import Sanction, { IN_FORCE } from './sanction.js'

/** What somebody is under now, the newest first. */
export function sanctionsInForce(profileId: string): Promise<Sanction[]> {
  return tenantModels(
    Sanction,
    `select * from app.sanctions where tenant_id = (select sec.tenant_id()) and profile_id = :profileId and ${IN_FORCE}
     order by imposed_at desc, id desc`,
    { profileId }
  )
}
