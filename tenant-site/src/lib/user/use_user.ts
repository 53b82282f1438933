import { useQuery } from '@tanstack/react-query'
import { userQuery } from './user_query.ts'
import { useVisit } from '#site/lib/visit/visit.ts'

export function useUser() {
  const { api } = useVisit()
  return useQuery(userQuery(api)).data ?? null
}
