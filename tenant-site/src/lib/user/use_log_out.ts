import { useMutation } from '@tanstack/react-query'
import { useForgetUser } from '#site/lib/user/use_forget_user.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import { LOGGING_OUT } from './logging_out.ts'

export function useLogOut() {
  const visit = useVisit()
  const forgetUser = useForgetUser()
  return useMutation({
    mutationKey: LOGGING_OUT,
    mutationFn: async () => {
      // Nobody waits for it before they log out.
      const { logOut } = await import('./log_out.ts')
      await logOut(visit)
    },
    onSuccess: () => forgetUser('/'),
  })
}
