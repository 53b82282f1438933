import { useQueryClient } from '@tanstack/react-query'
import { useNotify, useRefresh } from 'react-admin'
import { httpClient } from '#console/data/http_client.ts'
import type { Member } from '#console/members/member.ts'

/** Makes a call about a member, says what was done, and reads anew what the screen shows of them. */
export function useMemberCall({ id, tenant_id: tenantId }: Pick<Member, 'id' | 'tenant_id'>) {
  const notify = useNotify()
  const refresh = useRefresh()
  const queryClient = useQueryClient()
  return async (method: 'POST' | 'PUT', path: string, body: object, said: string, headers?: HeadersInit) => {
    const address = `/api/tenants/${tenantId}/members/${id}/${path}`
    const { json } = await httpClient(address, { method, body: JSON.stringify(body), ...(headers && { headers }) })
    notify(said, { type: 'success' })
    refresh()
    void queryClient.invalidateQueries({ queryKey: ['member', id] })
    return json
  }
}
