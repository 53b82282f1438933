import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '#site/lib/api/call.ts'
import type { Consent } from '#site/lib/api/shapes.ts'
import { useVisit } from '#site/lib/visit/visit.ts'

/** A member's consents; changes also refresh the user, for the banners. */
export function useConsents() {
  const { api, queryClient } = useVisit()
  const { queryKey } = call(api, 'consents.index')
  const query = useQuery(call(api, 'consents.index'))

  const settled = {
    onSuccess: async (answer: { consents: Consent[] }) => {
      queryClient.setQueryData(queryKey, answer)
      await queryClient.invalidateQueries({ queryKey: ['user.show'] })
    },
    // The text may have changed in the meantime.
    onError: () => queryClient.invalidateQueries({ queryKey }),
  }
  const give = useMutation({
    mutationFn: ({ kind, current_version: version, partners }: Consent) =>
      api.consents.store({ params: { kind }, body: { version, ...(partners && { partners }) } }),
    ...settled,
  })
  const takeBack = useMutation({
    mutationFn: ({ kind }: Consent) => api.consents.destroy({ params: { kind } }),
    ...settled,
  })
  return { query, give, takeBack }
}
