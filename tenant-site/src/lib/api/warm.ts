import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import { TuyauError } from '@tuyau/core/client'
import { refusal } from './refusal.ts'

/** Prefetches a page's data; browsers leave network and server errors to the page's retry. @throws API refusals */
export async function warm<Data, Key extends QueryKey>(
  queryClient: QueryClient,
  query: FetchQueryOptions<Data, Error, Data, Key>
): Promise<void> {
  try {
    await queryClient.fetchQuery(query)
  } catch (error) {
    if (import.meta.env.SSR || !mayComeLater(error)) throw error
  }
}

function mayComeLater(error: unknown): boolean {
  if (!(error instanceof TuyauError)) return false
  const { status } = refusal(error)
  return status === 0 || status >= 500
}
