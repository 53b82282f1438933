import type { User } from '#site/lib/api/shapes.ts'
import { refetchPending } from '#site/lib/api/refetch_pending.ts'
import type { Visit } from '#site/lib/visit/visit.ts'
import { userQuery } from './user_query.ts'

/** Shows the member as a call answered. A request that is on its way may be answered with what was before, so it is made again. */
export function showUser({ api, queryClient }: Pick<Visit, 'api' | 'queryClient'>, user: User): void {
  const { queryKey } = userQuery(api)
  queryClient.setQueryData(queryKey, user)
  refetchPending(queryClient, queryKey)
}
