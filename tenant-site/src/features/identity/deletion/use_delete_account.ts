import { useForgetUser } from '#site/lib/user/use_forget_user.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import type { Reason } from './leaving.ts'

/** What proves that somebody may delete the account: a password, with what he wishes, or the link of a mail. */
type Proof = { password: string; reason?: Reason; refund: boolean } | { token: string }

/** Deletes the account, and goes on to where that is said. */
export function useDeleteAccount() {
  const { api } = useVisit()
  const forgetUser = useForgetUser()
  return async (proof: Proof) => {
    if ('token' in proof) await api.deletionLinks.update({ params: proof })
    else await api.accountDeletions.store({ body: proof })
    await forgetUser('/account-deleted')
  }
}
