import type { SignupDraft } from './signup_draft.ts'

const NAMES = ['gender', 'looking_for', 'name', 'country', 'region_id', 'member_id', 'signup_message'] as const
const CHOICES: Partial<Record<string, readonly string[]>> = {
  gender: ['female', 'male'],
  looking_for: ['female', 'male', 'both'],
}
const LONGEST = 2_000

/** What was answered on a lander: it leads to `/signup?gender=female&looking_for=male`. */
export function answersIn(search: string): SignupDraft {
  const query = new URLSearchParams(search)
  const given = NAMES.flatMap((name) => {
    const value = query.get(name)?.slice(0, LONGEST)
    return value && (CHOICES[name]?.includes(value) ?? true) ? [[name, value] as const] : []
  })
  const answers: SignupDraft = Object.fromEntries(given)
  return answers.gender && answers.looking_for ? { ...answers, answered: 'you' } : answers
}
