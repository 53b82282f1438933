import { normalisedEmail } from '#app/members/rules/normalised_email'
import { staffRows } from '#app/tenancy/context/staff_rows'

/** Whose address it is, disabled accounts too. */
export async function staffByAddress(
  email: string
): Promise<{ id: string; email: string; isDisabled: boolean } | undefined> {
  const [staff] = await staffRows<{ id: string; email: string; isDisabled: boolean }>(
    'select id::text, email, disabled_at is not null as "isDisabled" from staff.staff_members where email = ?',
    [normalisedEmail(email)]
  )
  return staff
}
