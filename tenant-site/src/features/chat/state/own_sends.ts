import type { QueryClient } from '@tanstack/react-query'

/** In ms: an answer that takes longer isn't waited for. */
const PATIENCE = 2_000

export function sendsTo(profileId: string) {
  return ['messages', profileId] as const
}

/** Resolves when this tab's messages to someone are answered: what it hears of them it then knows already. */
export function ownSendsAnswered(queryClient: QueryClient, profileId: string | undefined): Promise<void> {
  const mutations = queryClient.getMutationCache()
  const isSending = () =>
    profileId !== undefined && queryClient.isMutating({ mutationKey: sendsTo(profileId), exact: true }) > 0
  return new Promise((resolve) => {
    if (!isSending()) return resolve()
    const timer = setTimeout(done, PATIENCE)
    const stop = mutations.subscribe(() => {
      if (!isSending()) done()
    })
    function done() {
      clearTimeout(timer)
      stop()
      resolve()
    }
  })
}
