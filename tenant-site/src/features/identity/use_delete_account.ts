import type { Route } from '@tuyau/core/types'
import { useForgetUser } from '#site/lib/use_forget_user.ts'
import { useVisit } from '#site/lib/visit.ts'

/** Deletes the account, and goes on to where that is said. */
export function useDeleteAccount() {
  const { api } = useVisit()
  const forgetUser = useForgetUser()
  return async (body: Route.Body<'account_deletions.store'>) => {
    await api.accountDeletions.store({ body })
    await forgetUser('/account-deleted')
  }
}
