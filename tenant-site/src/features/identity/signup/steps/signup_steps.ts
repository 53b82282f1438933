/** What is asked together, in the order in which it is asked: first what is tapped, last what is agreed to. */
const STEPS = [
  { name: 'invitation', fields: ['invite_code'] },
  { name: 'you', fields: ['gender', 'looking_for'] },
  { name: 'message', fields: ['signup_message', 'member_id', 'fictional_version'] },
  { name: 'about', fields: ['name', 'date_of_birth'] },
  { name: 'place', fields: ['country', 'region_id'] },
  { name: 'access', fields: ['email', 'password'] },
  { name: 'choices', fields: ['show_fictional', 'visible_to_visitors'] },
  { name: 'consents', fields: ['accept_terms', 'accept_privacy', 'consent_sexuality'] },
] as const satisfies { name: string; fields: string[] }[]

/** One screenful of the sign-up. */
export type SignupStep = (typeof STEPS)[number]

/** What a sign-up may ask beside the rest: a code where members invite, a message on somebody's page. */
export type SignupExtras = { isByInvitation: boolean; hasAddressee: boolean }

/** The steps of a sign-up. */
export function signupSteps({ isByInvitation, hasAddressee }: SignupExtras): readonly SignupStep[] {
  return STEPS.filter(({ name }) => (name !== 'invitation' || isByInvitation) && (name !== 'message' || hasAddressee))
}
