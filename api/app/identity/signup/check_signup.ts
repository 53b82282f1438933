import { errors } from '@vinejs/vine'
import { isRowId } from '#app/http/validation/row_id'
import type { Site } from '#app/tenancy/sites/site'
import { refuseUnread } from './require_current_disclosure.js'
import { createSignupValidator } from './signup_validator.js'

/** Where and in which language a form is filled in. */
interface Place {
  site: Site
  language: string
}

/**
 * Looks at some fields of a sign-up by the rules of the whole (specification §5), so that every step of the form says the same
 * in the same words. No address and no code is looked up: whether they are known stays unsaid.
 * @throws 422 with what is wrong with these fields
 */
export async function checkSignup(
  { site, language }: Place,
  fields: readonly string[],
  draft: Record<string, unknown>
): Promise<void> {
  const [error] = await createSignupValidator.tryValidate(draft, { meta: { site } })
  const faults = ((error?.messages ?? []) as { field: string }[]).filter(({ field }) => fields.includes(field))
  if (faults.length > 0) throw new errors.E_VALIDATION_ERROR(faults)
  if (fields.includes('fictional_version') && isRowId(draft.member_id)) await refuseUnread(site, language, draft)
}
