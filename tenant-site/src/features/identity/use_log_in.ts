import { userQuery } from '#site/lib/user_query.ts'
import { useVisit } from '#site/lib/visit.ts'

/** Logs in: from then on the visit is the member's, and nothing a visitor saw is taken for theirs. */
export function useLogIn() {
  const { api, queryClient } = useVisit()
  return async (credentials: { email: string; password: string }) => {
    const { user } = await api.user.store({ body: credentials })
    queryClient.setQueryData(userQuery(api).queryKey, user)
    await queryClient.invalidateQueries({ predicate: ({ queryKey: [name] }) => name !== 'user.show' })
  }
}
