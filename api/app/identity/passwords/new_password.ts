import { plainString } from '#app/http/validation/plain_string'
import { characters } from '#app/members/rules/member_rules'

const LENGTH = { min: 8, max: 128 }

/** Only the length is checked (ASVS 6.2.1, 6.2.5). */
export function newPassword() {
  return plainString().use(characters(LENGTH))
}
