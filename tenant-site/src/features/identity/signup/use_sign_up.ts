import { useTakeUser } from '#site/lib/user/use_take_user.ts'
import { forgetTrafficSource } from '#site/lib/brand/traffic_source.ts'
import { useTrafficSource } from '#site/lib/brand/use_traffic_source.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import { signupBody } from './steps/signup_body.ts'
import { dropDraft } from './steps/signup_draft.ts'

export function useSignUp() {
  const { api } = useVisit()
  const source = useTrafficSource()
  const takeUser = useTakeUser()
  return async (data: FormData) => {
    const { user } = await api.signups.store({ body: signupBody(data, source) })
    dropDraft()
    forgetTrafficSource()
    await takeUser(user)
  }
}
