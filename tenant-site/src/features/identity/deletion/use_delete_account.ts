import { useForgetUser } from '#site/lib/user/use_forget_user.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import type { Reason } from './deletion_request.ts'

type Proof = { password: string; reason?: Reason; refund: boolean } | { token: string }

export function useDeleteAccount() {
  const { api } = useVisit()
  const forgetUser = useForgetUser()
  return async (proof: Proof) => {
    if ('token' in proof) await api.deletionLinks.update({ params: proof })
    else await api.accountDeletions.store({ body: proof })
    await forgetUser('/account-deleted')
  }
}
