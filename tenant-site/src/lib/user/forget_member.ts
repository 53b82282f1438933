import type { Query } from '@tanstack/react-query'
import type { Visit } from '#site/lib/visit/visit.ts'
import { userQuery } from './user_query.ts'

/** Calls whose answers are about the visit or the brand, not about the member. */
const NEUTRAL = new Set<unknown>(['user.show', 'settings.show', 'company.show'])

/** Clears a member's data from the query cache; `leave` opens a page that shows none of it. */
export async function forgetMember(
  { api, queryClient }: Pick<Visit, 'api' | 'queryClient'>,
  leave: () => Promise<void> | void
): Promise<void> {
  const leftAt = Date.now()
  const wasTheirs = ({ queryKey: [name], state }: Query) => !NEUTRAL.has(name) && state.dataUpdatedAt <= leftAt
  queryClient.setQueryData(userQuery(api).queryKey, null)
  queryClient.removeQueries({ type: 'inactive', predicate: wasTheirs })
  await leave()
  // Data the previous page still used.
  queryClient.removeQueries({ predicate: wasTheirs })
}
