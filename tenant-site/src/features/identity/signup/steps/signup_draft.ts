import { GIVEN_INVITATION } from '#site/lib/invitations/given_invitation.ts'
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

/** Typed values by field, and the current step; never the password or consents. */
export type SignupDraft = Partial<Record<(typeof FIELDS)[number], string>> & {
  /** The step that was answered on another page. */
  answered?: string
}

export function recallDraft(): SignupDraft {
  const given = recall<string>(GIVEN_INVITATION)
  return { ...recall<SignupDraft>(KEY), ...(given && { invite_code: given }) }
}

export function keepDraft(form: HTMLFormElement): void {
  const data = new FormData(form)
  const before = recallDraft()
  // Fields of another page's form keep their value.
  const now = (name: (typeof FIELDS)[number]) => (form.elements.namedItem(name) ? data.get(name) : before[name])
  remember(KEY, Object.fromEntries(FIELDS.flatMap((name) => (now(name) ? [[name, now(name)]] : []))))
  // From now on the draft has it, as its owner may have changed it.
  remember(GIVEN_INVITATION, undefined)
}

export function dropDraft(): void {
  remember(KEY, undefined)
  remember(GIVEN_INVITATION, undefined)
}
