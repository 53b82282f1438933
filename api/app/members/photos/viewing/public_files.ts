import { LRUCache } from 'lru-cache'
import { tenantRows, asTenant, type Tenant } from '#app/tenancy/context/tenant_context'

const MOST = 50_000
/** If a notification is lost, a photo stays public no longer than this. */
const SECONDS = 60

const known = new LRUCache<string, true>({ max: MOST, ttl: SECONDS * 1000 })
let changes = 0

/** The rule of `isPublicPhoto`; `filename` is the path of the whole picture. */
export async function isPublicFile(tenant: Tenant, filename: string): Promise<boolean> {
  if (known.has(filename)) return true
  const before = changes
  const rows = await asTenant(
    tenant,
    () =>
      tenantRows(
        `select from app.photos
         join app.profiles on profiles.tenant_id = photos.tenant_id and profiles.id = photos.profile_id
         where photos.tenant_id = (select sec.tenant_id()) and photos.filename = :filename
           and photos.status = 'active' and profiles.status = 'active'
           and (profiles.kind = 'fictional'
                or (profiles.visible_to_visitors and not profiles.photos_private and profiles.main_photo_id = photos.id))`,
        { filename }
      ),
    { readOnly: true }
  )
  // A change during the query may have made its result outdated.
  if (rows.length > 0 && changes === before) known.set(filename, true)
  return rows.length > 0
}

export function forgetPublicFiles(tenantId?: string): void {
  changes++
  for (const filename of known.keys()) {
    if (!tenantId || filename.startsWith(`/photos/${tenantId}/`)) known.delete(filename)
  }
}
