import { useMutation, type Query } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { pushState } from '#site/lib/push_state.ts'
import { userQuery } from '#site/lib/user_query.ts'
import { useVisit } from '#site/lib/visit.ts'

const neutral = new Set<unknown>(['user.show', 'settings.show', 'company.show'])

/** Pushes end with the session, in this browser too; who can't take any has no subscription to give back. */
async function endPush() {
  if (pushState().status !== 'subscribed') return
  const { forgetPush } = await import('#site/lib/push_subscription.ts')
  await forgetPush().catch(() => {})
}

/** Ends the session and forgets everything that was the member's. */
export function useLogOut() {
  const { api, queryClient } = useVisit()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: async () => {
      await endPush()
      await api.sessions.destroy({})
    },
    onSuccess: async () => {
      const leftAt = Date.now()
      const wasTheirs = ({ queryKey: [name], state }: Query) => !neutral.has(name) && state.dataUpdatedAt <= leftAt
      queryClient.setQueryData(userQuery(api).queryKey, null)
      queryClient.removeQueries({ type: 'inactive', predicate: wasTheirs })
      await navigate('/')
      // What the page just left still held.
      queryClient.removeQueries({ predicate: wasTheirs })
    },
  })
}
