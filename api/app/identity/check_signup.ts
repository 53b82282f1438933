import { errors } from '@vinejs/vine'
import type { Site } from '#app/tenancy/site'
import { createSignupValidator } from './signup_validator.js'

/**
 * Looks at some fields of a sign-up by the rules of the whole (specification §5), so that every step of the form says the same
 * in the same words. Nothing is looked up: whether an address or a code is known stays unsaid.
 * @throws 422 with what is wrong with these fields
 */
export async function checkSignup(
  site: Site,
  fields: readonly string[],
  draft: Record<string, unknown>
): Promise<void> {
  const [error] = await createSignupValidator.tryValidate(draft, { meta: { site } })
  const faults = ((error?.messages ?? []) as { field: string }[]).filter(({ field }) => fields.includes(field))
  if (faults.length > 0) throw new errors.E_VALIDATION_ERROR(faults)
}
