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
/** A first message, whom it goes to, and that it was read what they are: nothing of it where nothing was written. */
const MESSAGE = ['signup_message', 'member_id', 'fictional_version']
const CONSENTS = ['accept_terms', 'accept_privacy', 'consent_sexuality']
/** Left open it is a no, and need not be said. */
const OPTIONAL = ['consent_resell']
const QUESTIONS = ['show_fictional', 'visible_to_visitors']

/** The form as the API takes it. What was left open stays out: the API says what is missing. */
export function signupBody(data: FormData, source: TrafficSource): SignupBody {
  const given = (name: string) => String(data.get(name) ?? '')
  const entries = [
    ...TEXTS.filter((name) => given(name)).map((name) => [name, given(name)]),
    ...(given('signup_message').trim() ? MESSAGE : []).filter((name) => given(name)).map((name) => [name, given(name)]),
    ...QUESTIONS.filter((name) => given(name)).map((name) => [name, given(name) === 'yes']),
    ...CONSENTS.map((name) => [name, data.has(name)]),
    ...OPTIONAL.filter((name) => data.has(name)).map((name) => [name, true]),
  ]
  return { ...Object.fromEntries(entries), ...source } as SignupBody
}
