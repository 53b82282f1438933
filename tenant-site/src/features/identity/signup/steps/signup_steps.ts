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

/** What decides on optional steps: an invitation code, who one is where the niche doesn't say, and a message on a member's page. */
export type SignupExtras = { isByInvitation: boolean; asksGender: boolean; hasAddressee: boolean }

export function signupSteps({ isByInvitation, asksGender, hasAddressee }: SignupExtras): readonly SignupStep[] {
  const isAsked: Partial<Record<string, boolean>> = {
    invitation: isByInvitation,
    you: asksGender,
    message: hasAddressee,
  }
  return STEPS.filter(({ name }) => isAsked[name] ?? true)
}
