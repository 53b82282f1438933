import { plainString } from '#app/http/plain_string'
import { characters, nameIsNoAddress } from './signup_rules.js'

const LENGTH = { min: 2, max: 30 }

/** The name others read of a member. */
export function memberName() {
  return plainString().trim().use(characters(LENGTH)).use(nameIsNoAddress())
}
