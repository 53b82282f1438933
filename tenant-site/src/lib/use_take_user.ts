import type { User } from './shapes.ts'
import { userQuery } from './user_query.ts'
import { useVisit } from './visit.ts'

/** Somebody logged in, signed up or was activated: the visit is theirs, and nothing seen before is taken for true. */
export function useTakeUser() {
  const { api, queryClient } = useVisit()
  return async (user: User) => {
    queryClient.setQueryData(userQuery(api).queryKey, user)
    await queryClient.invalidateQueries({ predicate: ({ queryKey: [name] }) => name !== 'user.show' })
  }
}
