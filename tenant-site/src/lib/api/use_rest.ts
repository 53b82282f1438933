import { useInfiniteQuery } from '@tanstack/react-query'
import type { CallName } from './call.ts'

type Page = { next: string | null }

type Rest<P extends Page> = {
  call: CallName
  /** Which list of this call, where it has several. */
  list?: string
  /** Where the first page ends; none if it is all there is. */
  next: string | null | undefined
  ask: (cursor: string, signal: AbortSignal) => Promise<P>
}

/** The pages behind the first one of a list, each fetched when it is asked for; `more` for `LoadMore`, while there are any. */
export function useRest<P extends Page>({ call, list, next, ask }: Rest<P>) {
  const { data, isFetching, isError, fetchNextPage } = useInfiniteQuery({
    queryKey: [call, list, 'rest', next] as const,
    queryFn: ({ pageParam, signal }) => ask(pageParam, signal),
    initialPageParam: next ?? '',
    getNextPageParam: (page: P) => page.next,
    // They come one by one, when they are asked for.
    enabled: false,
  })
  const from = data ? data.pages.at(-1)!.next : next
  return {
    pages: data?.pages ?? [],
    more: from ? { from, isPending: isFetching, isError, onMore: () => void fetchNextPage() } : undefined,
  }
}
