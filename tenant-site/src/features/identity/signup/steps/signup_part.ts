import type { SignupDraft } from './signup_draft.ts'

export type SignupPart = { draft: SignupDraft; errors: Record<string, string> }
