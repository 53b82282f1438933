import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { useCalls } from '#console/forms/use_calls.ts'
import type { WholeMember } from '#console/members/member.ts'

/** Calls about a member's notes, after which they are read anew, and the timeline with them: also where it was refused, as they may be others by now. */
export function useNoteCalls({ id, tenant_id: tenantId }: WholeMember) {
  const notify = useNotify()
  const queryClient = useQueryClient()
  const { call, ...state } = useCalls(`/api/tenants/${tenantId}/members/${id}/notes`)

  /** @returns whether it wasn't refused */
  async function change(method: 'POST' | 'DELETE', path: string, said: string, body?: object): Promise<boolean> {
    const isDone = (await call(method, path, body)) !== undefined
    if (isDone) notify(said, { type: 'success' })
    void queryClient.invalidateQueries({ queryKey: ['member', id] })
    return isDone
  }

  return { ...state, change }
}
