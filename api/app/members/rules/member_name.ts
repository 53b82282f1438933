import { plainString } from '#app/http/validation/plain_string'
import { characters, nameIsNoAddress } from '#app/members/rules/member_rules'

const LENGTH = { min: 2, max: 30 }

export function memberName() {
  return plainString().trim().use(characters(LENGTH)).use(nameIsNoAddress())
}
