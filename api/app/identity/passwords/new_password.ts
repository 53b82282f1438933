import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { plainString } from '#app/http/validation/plain_string'
import { isGuessable } from '#app/identity/password_checks/is_guessable'
import { knownWords } from '#app/identity/password_checks/known_words'
import { characters } from '#app/members/rules/member_rules'
import type { Site } from '#app/tenancy/sites/site'

export const PASSWORD_LENGTH = { min: 8, max: 128 }

/** At the sign-up the form says whose password it becomes. */
const hardToGuess = vine.createRule(async (value: unknown, _options: undefined, field: FieldContext) => {
  const { site } = field.meta as { site: Site }
  if (await isGuessable(String(value), knownWords(site, field.parent)))
    field.report('Easy to guess', 'password_guessable', field)
})

/** Of any characters (ASVS 6.2.5). */
export function newPassword() {
  return plainString().use(characters(PASSWORD_LENGTH)).use(hardToGuess())
}
