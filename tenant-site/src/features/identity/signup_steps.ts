/** What is asked together, in the order in which it is asked: first what is tapped, last what is agreed to. */
const STEPS = [
  { name: 'invitation', fields: ['invite_code'] },
  { name: 'you', fields: ['gender', 'looking_for'] },
  { name: 'about', fields: ['name', 'date_of_birth'] },
  { name: 'place', fields: ['country', 'region_id'] },
  { name: 'access', fields: ['email', 'password'] },
  { name: 'choices', fields: ['show_fictional', 'visible_to_visitors'] },
  { name: 'consents', fields: ['accept_terms', 'accept_privacy', 'consent_sexuality'] },
] as const satisfies { name: string; fields: string[] }[]

/** One screenful of the sign-up. */
export type SignupStep = (typeof STEPS)[number]

/** The steps of a brand's sign-up; only where members invite is a code asked for. */
export function signupSteps(isByInvitation: boolean): readonly SignupStep[] {
  return isByInvitation ? STEPS : STEPS.filter(({ name }) => name !== 'invitation')
}
