import { useQuery } from '@tanstack/react-query'
import { httpClient } from '#console/data/http_client.ts'
import type { OwnTheme } from '#console/tenancy/tenant.ts'

/** A look that visitors see or saw. */
export interface LookVersion {
  id: string
  theme: OwnTheme
  made_by: string | null
  made_at: string
}

export interface LookDraft {
  theme: OwnTheme
  version: number
  changed_by: string | null
  changed_at: string
}

export interface Looks {
  published: OwnTheme
  draft: LookDraft | null
  /** The newest first, which is the published one. */
  versions: LookVersion[]
}

export function useLooks(tenantId: string) {
  return useQuery({
    queryKey: ['looks', tenantId],
    queryFn: async ({ signal }): Promise<Looks> =>
      (await httpClient(`/api/tenants/${tenantId}/looks`, { signal })).json,
  })
}
