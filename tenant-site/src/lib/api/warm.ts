import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import { TuyauError } from '@tuyau/core/client'
import { refusal } from './refusal.ts'

/**
 * Fetches what a page shows before it is shown. Where a script runs, an answer that didn't come is left to the page,
 * which offers to try again; on the server it is the page's status. @throws what the API refused
 */
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
