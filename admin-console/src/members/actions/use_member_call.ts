import { useQueryClient } from '@tanstack/react-query'
import { HttpError, useNotify, useRefresh } from 'react-admin'
import { httpClient } from '#console/data/http_client.ts'
import type { Member } from '#console/members/member.ts'

/**
 * Makes a call about a member, says what was done, and reads anew what the screen shows of them; also where it was refused because
 * something moved on (409), so that the next try is about what is so now.
 */
export function useMemberCall({ id, tenant_id: tenantId }: Pick<Member, 'id' | 'tenant_id'>) {
  const notify = useNotify()
  const refresh = useRefresh()
  const queryClient = useQueryClient()
  const readAnew = () => {
    refresh()
    void queryClient.invalidateQueries({ queryKey: ['member', id] })
  }
  return async (method: 'POST' | 'PUT', path: string, body: object, said: string, headers?: HeadersInit) => {
    const address = `/api/tenants/${tenantId}/members/${id}/${path}`
    try {
      const { json } = await httpClient(address, { method, body: JSON.stringify(body), ...(headers && { headers }) })
      notify(said, { type: 'success' })
      readAnew()
      return json
    } catch (error) {
      if (error instanceof HttpError && error.status === 409) readAnew()
      throw error
    }
  }
}
