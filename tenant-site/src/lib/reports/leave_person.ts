import type { Query, QueryClient } from '@tanstack/react-query'

/**
 * Opens another page by `go`, and asks for everything again but what the page before was about: it stands until the new one is drawn,
 * and asking would fail for a person who is gone from it. That is asked for when it is shown again.
 */
export async function leavePerson(queryClient: QueryClient, go: () => Promise<void> | void): Promise<void> {
  const left = new Set(queryClient.getQueryCache().findAll({ type: 'active', predicate: isAboutOne }))
  await go()
  await queryClient.invalidateQueries({ predicate: (query) => left.has(query), refetchType: 'none' })
  await queryClient.invalidateQueries({
    predicate: (query) => !left.has(query) && query.queryKey[0] !== 'settings.show',
  })
}

function isAboutOne({ queryKey: [, args] }: Query): boolean {
  return typeof args === 'object' && args !== null && 'params' in args
}
