import type { Route } from '@tuyau/core/types'
import type { TrafficSource } from '#site/lib/brand/traffic_source.ts'

type SignupBody = Route.Body<'signups.store'>

const TEXTS = [
  'email',
  'name',
  'date_of_birth',
  'gender',
  'looking_for',
  'country',
  'region_id',
  'password',
  'invite_code',
  'draft_token',
]
/** Sent only with a message: the recipient and the accepted disclosure version. */
const MESSAGE = ['signup_message', 'member_id', 'fictional_version']
const CONSENTS = ['accept_terms', 'accept_privacy', 'consent_sexuality']
/** Unticked means no and isn't sent; with it go the partners it named. */
const CONSENT_FOR_PARTNERS = 'consent_resell'
const PARTNERS = 'resell_partners'
const QUESTIONS = ['show_fictional', 'visible_to_visitors']

/** Empty fields are left out, so that the API reports what is missing. */
export function signupBody(data: FormData, source: TrafficSource): SignupBody {
  const given = (name: string) => String(data.get(name) ?? '')
  const entries = [
    ...TEXTS.filter((name) => given(name)).map((name) => [name, given(name)]),
    ...(given('signup_message').trim() ? MESSAGE : []).filter((name) => given(name)).map((name) => [name, given(name)]),
    ...QUESTIONS.filter((name) => given(name)).map((name) => [name, given(name) === 'yes']),
    ...CONSENTS.map((name) => [name, data.has(name)]),
    ...(data.has(CONSENT_FOR_PARTNERS)
      ? [
          [CONSENT_FOR_PARTNERS, true],
          [PARTNERS, given(PARTNERS)],
        ]
      : []),
  ]
  return { ...Object.fromEntries(entries), ...source } as SignupBody
}
