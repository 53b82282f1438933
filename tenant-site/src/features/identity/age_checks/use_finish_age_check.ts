import { useMutation } from '@tanstack/react-query'
import { refusal } from '#site/lib/api/refusal.ts'
import { useVisit } from '#site/lib/visit/visit.ts'

const PARTS = ['code', 'error', 'iss'] as const
/** Statuses of a check that has expired or was started elsewhere. */
const OVER = [404, 422]

/** Sends the service's answer to the API. `isAway`: the service or the API was unreachable, and a retry may work. */
export function useFinishAgeCheck(answer: URLSearchParams) {
  const { api, queryClient } = useVisit()
  const { mutate, data, error, isIdle, isPending } = useMutation({
    mutationFn: async () => {
      const body = Object.fromEntries(PARTS.flatMap((part) => (answer.has(part) ? [[part, answer.get(part)!]] : [])))
      const { outcome } = await api.ageChecks.update({ params: { token: answer.get('state')! }, body })
      // Verified members have more access, so cached responses are outdated.
      if (outcome === 'over') await queryClient.invalidateQueries()
      return outcome
    },
  })
  return { mutate, data, isIdle, isPending, isAway: error !== null && !OVER.includes(refusal(error).status) }
}
