import type { Query, QueryClient } from '@tanstack/react-query'
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
  const theirs = new Set(
    queryClient.getQueryCache().findAll({ predicate: ({ queryKey: [name] }) => !NEUTRAL.has(name) })
  )
  const wasTheirs = (query: Query) => theirs.has(query) && query.state.dataUpdatedAt <= leftAt
  queryClient.setQueryData(userQuery(api).queryKey, null)
  // Calls on their way would be refused, and ask for a log-in.
  await queryClient.cancelQueries({ predicate: wasTheirs })
  removeOnceUnused(queryClient, wasTheirs)
  await leave()
}

/** The page being left may render once more, and would ask again for what it no longer finds. */
function removeOnceUnused(queryClient: QueryClient, predicate: (query: Query) => boolean): void {
  const cache = queryClient.getQueryCache()
  const remove = () => queryClient.removeQueries({ type: 'inactive', predicate })
  remove()
  const stop = cache.subscribe(({ type }) => {
    if (type !== 'observerRemoved') return
    remove()
    if (cache.findAll({ predicate }).length === 0) stop()
  })
}
