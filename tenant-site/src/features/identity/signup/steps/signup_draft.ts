import { recall, remember } from '#site/lib/browser/session_memory.ts'

const KEY = 'signup-draft'
const FIELDS = [
  'step',
  'draft_token',
  'invite_code',
  'member_id',
  'signup_message',
  'gender',
  'looking_for',
  'name',
  'date_of_birth',
  'country',
  'region_id',
  'email',
  'show_fictional',
  'visible_to_visitors',
] as const

/** What somebody has typed so far, by field, and the step they were at; never the password, and consents are given anew. */
export type SignupDraft = Partial<Record<(typeof FIELDS)[number], string>>

/** What was typed before the page was reloaded or left. */
export function recallDraft(): SignupDraft {
  return recall<SignupDraft>(KEY) ?? {}
}

/** Keeps what is in the form. */
export function keepDraft(form: HTMLFormElement): void {
  const data = new FormData(form)
  const before = recallDraft()
  // What another page asks beside stays as it was there.
  const now = (name: (typeof FIELDS)[number]) => (form.elements.namedItem(name) ? data.get(name) : before[name])
  remember(KEY, Object.fromEntries(FIELDS.flatMap((name) => (now(name) ? [[name, now(name)]] : []))))
}

/** Forgets it once it has become a member. */
export function dropDraft(): void {
  remember(KEY, undefined)
}
