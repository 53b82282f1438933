import { useTakeUser } from '#site/lib/user/use_take_user.ts'
import { useVisit } from '#site/lib/visit/visit.ts'

export function useActivate() {
  const { api } = useVisit()
  const takeUser = useTakeUser()
  return async (proof: { token: string } | { code: string }) => {
    const { user } = await api.activations.store({ body: proof })
    await takeUser(user)
  }
}
