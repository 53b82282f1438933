import type { Query } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { userQuery } from './user_query.ts'
import { useVisit } from '#site/lib/visit/visit.ts'

const neutral = new Set<unknown>(['user.show', 'settings.show', 'company.show'])

export function useForgetUser() {
  const { api, queryClient } = useVisit()
  const navigate = useNavigate()
  return async (to: string) => {
    const leftAt = Date.now()
    const wasTheirs = ({ queryKey: [name], state }: Query) => !neutral.has(name) && state.dataUpdatedAt <= leftAt
    queryClient.setQueryData(userQuery(api).queryKey, null)
    queryClient.removeQueries({ type: 'inactive', predicate: wasTheirs })
    await navigate(to)
    // Data the previous page still used.
    queryClient.removeQueries({ predicate: wasTheirs })
  }
}
