import { useMutation } from '@tanstack/react-query'
import { useForgetUser } from '#site/lib/user/use_forget_user.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import { ENDING_SESSION } from './ending_session.ts'

export function useLogOut() {
  const visit = useVisit()
  const forgetUser = useForgetUser()
  return useMutation({
    mutationKey: ENDING_SESSION,
    mutationFn: async () => {
      // Nobody waits for it before they log out.
      const { logOut } = await import('./log_out.ts')
      await logOut(visit)
    },
    onSuccess: () => forgetUser('/'),
  })
}
