import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query'
import { call } from '#site/lib/api/call.ts'
import { chatsQuery } from '#site/lib/chats/chats_query.ts'
import { userQuery } from '#site/lib/user/user_query.ts'
import type { Visit } from '#site/lib/visit/visit.ts'

/** The chats, and the badge that counts their unread messages. */
export async function fetchChats(visit: Visit): Promise<void> {
  const { total_unread_messages } = await fetchAfresh(visit, chatsQuery(visit.api))
  changeBadges(visit, { total_unread_messages })
}

/** The likes, and the badge that counts new ones. */
export async function fetchLikes(visit: Visit): Promise<void> {
  const { total_new_likes } = await fetchAfresh(visit, call(visit.api, 'likes.index'))
  changeBadges(visit, { total_new_likes })
}

export async function fetchUser(visit: Visit): Promise<void> {
  await fetchAfresh(visit, userQuery(visit.api))
}

/** A request that is on its way may be answered with what was before. */
async function fetchAfresh<Data, Key extends QueryKey>(
  { queryClient }: Visit,
  query: FetchQueryOptions<Data, Error, Data, Key>
): Promise<Data> {
  const { queryKey } = query
  if (queryClient.isFetching({ queryKey, exact: true }) > 0) await queryClient.fetchQuery(query)
  return queryClient.fetchQuery({ ...query, staleTime: 0 })
}

function changeBadges(
  { api, queryClient }: Visit,
  counts: { total_unread_messages?: number; total_new_likes?: number }
): void {
  queryClient.setQueryData(userQuery(api).queryKey, (user) => user && { ...user, ...counts })
}
