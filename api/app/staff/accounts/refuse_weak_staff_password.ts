import { isGuessable } from '#app/identity/password_checks/is_guessable'
import { PASSWORD_LENGTH } from '#app/identity/passwords/new_password'
import { ADMIN_HOST } from '#app/tenancy/hosts/hosts'

const PRODUCT = 'Manyhearts'

export class WeakStaffPassword extends Error {
  readonly code = 'E_READABLE'

  constructor() {
    super(
      `ADMIN_PASSWORD is too short or too easy to guess. Take at least ${PASSWORD_LENGTH.min} characters that are no common password and no name, or leave it unset to have one made.`
    )
  }
}

/** @throws WeakStaffPassword */
export async function refuseWeakStaffPassword(password: string, staff: { email: string; name: string }): Promise<void> {
  const isShort = [...password].length < PASSWORD_LENGTH.min
  if (isShort || (await isGuessable(password, [staff.email, staff.name, PRODUCT, ADMIN_HOST])))
    throw new WeakStaffPassword()
}
