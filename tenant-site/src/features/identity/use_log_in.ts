import { useTakeUser } from '#site/lib/use_take_user.ts'
import { useVisit } from '#site/lib/visit.ts'

/** Logs in: from then on the visit is the member's. */
export function useLogIn() {
  const { api } = useVisit()
  const takeUser = useTakeUser()
  return async (credentials: { email: string; password: string }) => {
    const { user } = await api.user.store({ body: credentials })
    await takeUser(user)
  }
}
