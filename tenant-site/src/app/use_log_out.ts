import { useMutation } from '@tanstack/react-query'
import { useForgetUser } from '#site/lib/use_forget_user.ts'
import { useVisit } from '#site/lib/visit.ts'

/** Ends the session and forgets everything that was the member's. */
export function useLogOut() {
  const { api } = useVisit()
  const forgetUser = useForgetUser()
  return useMutation({
    mutationFn: () => api.sessions.destroy({}),
    onSuccess: () => forgetUser('/'),
  })
}
