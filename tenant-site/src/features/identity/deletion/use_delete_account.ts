import { useMutation } from '@tanstack/react-query'
import { ENDING_SESSION } from '#site/lib/user/ending_session.ts'
import { useForgetUser } from '#site/lib/user/use_forget_user.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import type { Reason } from './deletion_request.ts'

type Proof = { password: string; reason?: Reason; refund: boolean } | { token: string }

export function useDeleteAccount() {
  const { api } = useVisit()
  const forgetUser = useForgetUser()
  const { mutateAsync } = useMutation({
    mutationKey: ENDING_SESSION,
    mutationFn: async (proof: Proof) => {
      if ('token' in proof) await api.deletionLinks.update({ params: proof })
      else await api.accountDeletions.store({ body: proof })
    },
    onSuccess: () => forgetUser('/account-deleted'),
    // Without a connection it fails at once, as forms tell.
    networkMode: 'always',
  })
  return mutateAsync
}
