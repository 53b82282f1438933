import type { Query } from '@tanstack/react-query'
import { userQuery } from '#site/lib/user_query.ts'
import type { Visit } from '#site/lib/visit.ts'

const NEUTRAL = new Set<unknown>(['user.show', 'settings.show', 'company.show'])

/** Nobody is logged in any more: everything that was the member's is forgotten, and the page that showed it is left. */
export async function forgetMember({ api, queryClient }: Visit, leave: () => Promise<void> | void): Promise<void> {
  const leftAt = Date.now()
  const wasTheirs = ({ queryKey: [name], state }: Query) => !NEUTRAL.has(name) && state.dataUpdatedAt <= leftAt
  queryClient.setQueryData(userQuery(api).queryKey, null)
  queryClient.removeQueries({ type: 'inactive', predicate: wasTheirs })
  await leave()
  // What the page just left still held.
  queryClient.removeQueries({ predicate: wasTheirs })
}
