import { isGuessable } from '#app/identity/password_checks/is_guessable'
import { PASSWORD_LENGTH } from '#app/identity/passwords/new_password'
import { ADMIN_HOST } from '#app/tenancy/hosts/hosts'

const PRODUCT = 'Manyhearts'

/** Whether a password of staff is too short or among the first that would be tried. */
export async function isWeakForStaff(password: string, staff: { email: string; name: string }): Promise<boolean> {
  const isShort = [...password].length < PASSWORD_LENGTH.min
  return isShort || (await isGuessable(password, [staff.email, staff.name, PRODUCT, ADMIN_HOST]))
}
