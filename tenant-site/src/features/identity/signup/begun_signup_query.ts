import { queryOptions } from '@tanstack/react-query'
import { TuyauError } from '@tuyau/core/client'
import type { Api } from '#site/lib/api/api.ts'
import type { TrafficSource } from '#site/lib/brand/traffic_source.ts'
import type { SignupDraft } from './steps/signup_draft.ts'

/** Answers a partner sent for a visitor, and the traffic source. */
type BegunSignup = { answers: SignupDraft; source: TrafficSource }

/** A sign-up started by a partner; null when the link is invalid, used or expired. */
export function begunSignupQuery(api: Api, token: string | null) {
  return queryOptions({
    queryKey: ['signup.begun', token] as const,
    queryFn: async ({ signal }): Promise<BegunSignup | null> => {
      if (!/^[\w-]{43}$/.test(token ?? '')) return null
      try {
        const { draft } = await api.signupDrafts.show({ params: { token: token! }, signal })
        const { network, ref, sub1, sub2, sub3, lander, slug, ...answers } = draft
        const source = Object.entries({ network, ref, sub1, sub2, sub3, lander, slug }).filter(([, value]) => value)
        return { answers: { ...answers, draft_token: token! }, source: Object.fromEntries(source) }
      } catch (error) {
        if (error instanceof TuyauError && error.status === 404) return null
        throw error
      }
    },
    staleTime: Infinity,
  })
}
