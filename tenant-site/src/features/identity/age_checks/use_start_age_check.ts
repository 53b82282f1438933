import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { refusal } from '#site/lib/api/refusal.ts'
import { remember } from '#site/lib/browser/session_memory.ts'
import { useVisit } from '#site/lib/visit/visit.ts'

/** Session key: where the tab continues after the check. */
export const AGE_CHECK_NEXT = 'age-check-next'

/** Redirects to the age verification service, or onwards when no check is needed any more. */
export function useStartAgeCheck(next: string) {
  const { api, queryClient } = useVisit()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: () => api.ageChecks.store({}),
    onSuccess: ({ redirect }) => {
      remember(AGE_CHECK_NEXT, next)
      location.assign(redirect)
    },
    onError: async (error) => {
      if (refusal(error).code !== 'age_check_not_needed') return
      await queryClient.invalidateQueries({ queryKey: ['user.show'] })
      await navigate(next, { replace: true })
    },
  })
}
