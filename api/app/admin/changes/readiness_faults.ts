import type { FieldFault } from '#app/http/validation/fields_refused'
import { readChecklist } from '#app/tenancy/manifests/read_checklist'
import type { Changeable, Row } from '#app/admin/resources/resource'

/** A brand goes live only with a complete checklist; one that is already live stays live. */
export async function readinessFaults(
  { level }: Changeable,
  row: Row,
  state: string | undefined
): Promise<FieldFault[]> {
  if (level !== 'tenant' || state !== 'live' || row.state === 'live') return []
  const lines = await readChecklist({ id: row.id, slug: row.slug })
  return lines.some(({ missing }) => missing.length > 0) ? [{ field: 'state', rule: 'not_ready' }] : []
}
