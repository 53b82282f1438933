import { useMutation } from '@tanstack/react-query'
import { refusal } from '#site/lib/api/refusal.ts'
import { useVisit } from '#site/lib/visit/visit.ts'

const PARTS = ['code', 'error', 'iss'] as const
/** No check at all: too old, or begun elsewhere. */
const OVER = [404, 422]

/** Takes the service's answer to the server. `isAway`: the service or we could not be asked, and the same may be tried again. */
export function useFinishAgeCheck(answer: URLSearchParams) {
  const { api, queryClient } = useVisit()
  const { mutate, data, error, isIdle, isPending } = useMutation({
    mutationFn: async () => {
      const body = Object.fromEntries(PARTS.flatMap((part) => (answer.has(part) ? [[part, answer.get(part)!]] : [])))
      const { outcome } = await api.ageChecks.update({ params: { token: answer.get('state')! }, body })
      // Whoever was seen as somebody to keep out is not any more: nothing answered before is taken for true.
      if (outcome === 'over') await queryClient.invalidateQueries()
      return outcome
    },
  })
  return { mutate, data, isIdle, isPending, isAway: error !== null && !OVER.includes(refusal(error).status) }
}
