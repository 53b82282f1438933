/** In this order: taps first, consents last. */
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

export type SignupStep = (typeof STEPS)[number]

/** Optional steps: an invitation code, and a message on a member's page. */
export type SignupExtras = { isByInvitation: boolean; hasAddressee: boolean }

export function signupSteps({ isByInvitation, hasAddressee }: SignupExtras): readonly SignupStep[] {
  return STEPS.filter(({ name }) => (name !== 'invitation' || isByInvitation) && (name !== 'message' || hasAddressee))
}
