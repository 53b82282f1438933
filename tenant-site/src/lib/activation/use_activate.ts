import { useTakeUser } from '#site/lib/user/use_take_user.ts'
import { useVisit } from '#site/lib/visit/visit.ts'

/** Proves that the address is the member's, by the mail's link or by its code; credits and status are then up to date. */
export function useActivate() {
  const { api } = useVisit()
  const takeUser = useTakeUser()
  return async (proof: { token: string } | { code: string }) => {
    const { user } = await api.activations.store({ body: proof })
    await takeUser(user)
  }
}
