import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import { warm } from './warm.ts'

/** A page waits for these data, and shows that it does, only the first time; later they are refreshed behind it (specification §7). */
export async function warmFirst<Data, Key extends QueryKey>(
  queryClient: QueryClient,
  query: FetchQueryOptions<Data, Error, Data, Key>
): Promise<void> {
  if (queryClient.getQueryData(query.queryKey) === undefined) await warm(queryClient, query)
}
