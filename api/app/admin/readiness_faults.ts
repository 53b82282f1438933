import type { FieldFault } from '#app/http/fields_refused'
import { readChecklist } from '#app/tenancy/read_checklist'
import type { Changeable, Row } from './resource.js'

/** A brand goes live only when nothing on its checklist is missing; one that is live already stays so. */
export async function readinessFaults(
  { level }: Changeable,
  row: Row,
  state: string | undefined
): Promise<FieldFault[]> {
  if (level !== 'tenant' || state !== 'live' || row.state === 'live') return []
  const lines = await readChecklist({ id: row.id, slug: row.slug })
  return lines.some(({ missing }) => missing.length > 0) ? [{ field: 'state', rule: 'not_ready' }] : []
}
