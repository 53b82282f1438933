import type { SignupDraft } from './signup_draft.ts'

/** What every part of the sign-up form is given: what was typed before, and what the API said of it. */
export type SignupPart = { draft: SignupDraft; errors: Record<string, string> }
