import type { Query } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { userQuery } from './user_query.ts'
import { useVisit } from '#site/lib/visit/visit.ts'

const neutral = new Set<unknown>(['user.show', 'settings.show', 'company.show'])

/** The session is over: forgets everything that was the member's, and goes on to a page that is everybody's. */
export function useForgetUser() {
  const { api, queryClient } = useVisit()
  const navigate = useNavigate()
  return async (to: string) => {
    const leftAt = Date.now()
    const wasTheirs = ({ queryKey: [name], state }: Query) => !neutral.has(name) && state.dataUpdatedAt <= leftAt
    queryClient.setQueryData(userQuery(api).queryKey, null)
    queryClient.removeQueries({ type: 'inactive', predicate: wasTheirs })
    await navigate(to)
    // What the page just left still held.
    queryClient.removeQueries({ predicate: wasTheirs })
  }
}
