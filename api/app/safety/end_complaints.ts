import { enqueue } from '#app/jobs/enqueue'
import { filesToRemove, type PhotoFiles } from '#app/members/photos/storage/files_to_remove'
import { tenantRows } from '#app/tenancy/context/tenant_context'

/** How long a decision can be appealed and its complaint is stored (product.md §3, §8). */
export const APPEAL_MONTHS = 6

const AT_ONCE = 200

export async function endComplaints(): Promise<void> {
  const rows = await tenantRows<PhotoFiles & { complaint: string; filename: string | null }>(
    `select complaints.id::text as complaint, filename, thumb_filename, match_filename, blurred_filename
     from (select * from app.complaints where tenant_id = (select sec.tenant_id())
       and decided_at <= now() - make_interval(months => ${APPEAL_MONTHS}) order by decided_at limit ${AT_ONCE}) complaints
     left join app.complaint_photos photos
       on photos.tenant_id = complaints.tenant_id and photos.complaint_id = complaints.id`
  )
  await tenantRows('delete from app.complaints where tenant_id = (select sec.tenant_id()) and id = any (:ids)', {
    ids: [...new Set(rows.map(({ complaint }) => complaint))],
  })
  for (const row of rows) if (row.filename) await enqueue('remove_photos', filesToRemove(row))
}
