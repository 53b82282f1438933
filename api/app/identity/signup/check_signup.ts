import { errors } from '@vinejs/vine'
import { isRowId } from '#app/http/validation/row_id'
import type { Site } from '#app/tenancy/sites/site'
import { checkInvitation } from './check_invitation.js'
import { requireCurrentDisclosure } from './require_current_disclosure.js'
import { createSignupValidator } from './signup_validator.js'

interface Place {
  site: Site
  language: string
  /** The visitor's IP address. */
  address: string
}

/** Validates some fields by the rules of the whole form (specification §5), without revealing known addresses. */
export async function checkSignup(
  { site, language, address }: Place,
  fields: readonly string[],
  draft: Record<string, unknown>
): Promise<void> {
  const [error] = await createSignupValidator.tryValidate(draft, { meta: { site } })
  const faults = ((error?.messages ?? []) as { field: string }[]).filter(({ field }) => fields.includes(field))
  if (faults.length > 0) throw new errors.E_VALIDATION_ERROR(faults)
  if (fields.includes('invite_code')) await checkInvitation(site, address, draft.invite_code as string | undefined)
  if (fields.includes('fictional_version') && isRowId(draft.member_id))
    await requireCurrentDisclosure(site, language, draft)
}
