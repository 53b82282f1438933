import { queryOptions, useQuery } from '@tanstack/react-query'
import { httpClient } from '#console/data/http_client.ts'
import type { DomainCheck, MailCheck } from '#console/tenancy/state/reach_checks.ts'

/** It may have a certificate made, and takes seconds where nobody answers. */
export function domainCheckQuery(tenantId: string, domainId: string) {
  return queryOptions({
    queryKey: ['domain_check', tenantId, domainId],
    queryFn: async ({ signal }): Promise<DomainCheck> =>
      (await httpClient(`/api/tenants/${tenantId}/domains/${domainId}/check`, { signal })).json,
    retry: false,
  })
}

export function useMailCheck(tenantId: string) {
  return useQuery({
    queryKey: ['mail_check', tenantId],
    queryFn: async ({ signal }): Promise<MailCheck> =>
      (await httpClient(`/api/tenants/${tenantId}/mail_check`, { signal })).json,
    retry: false,
  })
}
