/** A list that somebody takes out of the console, as a file of their own. */
export interface ListExport {
  id: string
  resource: string
  status: 'pending' | 'failed' | 'ready'
  requested_at: string
  expires_at: string | null
  rows: number | null
  bytes: number | null
}

/** Lists that can be exported (api/app/admin/exports/exported_lists.ts). */
const EXPORTED = ['members', 'audit_entries', 'pushes', 'postbacks']

export function isExported(resource: string): boolean {
  return EXPORTED.includes(resource)
}

export function fileOf(tenantId: string, { id }: ListExport): string {
  return `/api/tenants/${tenantId}/exports/${id}/file`
}
