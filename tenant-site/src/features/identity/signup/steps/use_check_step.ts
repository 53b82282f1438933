import type { Route } from '@tuyau/core/types'
import { useTrafficSource } from '#site/lib/brand/use_traffic_source.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import { signupBody } from './signup_body.ts'
import type { SignupStep } from './signup_steps.ts'

type CheckBody = Route.Body<'signup_checks.store'>

/** The API validates a step's fields with the same messages as the sign-up. */
export function useCheckStep() {
  const { api } = useVisit()
  const source = useTrafficSource()
  return async ({ fields }: SignupStep, data: FormData) => {
    const body = { fields, draft: signupBody(data, source) } as unknown as CheckBody
    await api.signupChecks.store({ body })
  }
}
