import { NotFound } from '#app/http/http_errors'
import { tenantRows } from '#app/tenancy/context/tenant_context'

interface KeptPhoto {
  large: string
  blurred: string | null
  reason: string
  number: string
}

/** The files that a complaint keeps of a photo. @throws NotFound */
export async function keptPhoto({ complaint, photo }: { complaint: string; photo: string }): Promise<KeptPhoto> {
  const [kept] = await tenantRows<KeptPhoto>(
    `select filename as large, blurred_filename as blurred, reason, number from app.complaint_photos kept
     join app.complaints on complaints.tenant_id = kept.tenant_id and complaints.id = kept.complaint_id
     where kept.tenant_id = (select sec.tenant_id()) and kept.complaint_id = :complaint and kept.photo_id = :photo`,
    { complaint, photo }
  )
  if (!kept) throw new NotFound()
  return kept
}
