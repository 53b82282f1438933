import type { User } from '#site/lib/api/shapes.ts'
import type { Visit } from '#site/lib/visit/visit.ts'
import { userQuery } from './user_query.ts'

/** Shows the member as a call answered. A request that is on its way may be answered with what was before, so it is made again. */
export function showUser({ api, queryClient }: Pick<Visit, 'api' | 'queryClient'>, user: User): void {
  const { queryKey } = userQuery(api)
  const isOnItsWay = queryClient.isFetching({ queryKey, exact: true }) > 0
  queryClient.setQueryData(queryKey, user)
  if (isOnItsWay) void queryClient.invalidateQueries({ queryKey, exact: true })
}
