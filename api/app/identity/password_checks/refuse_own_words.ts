import { fieldRefused } from '#app/http/validation/field_refused'
import type Member from '#app/members/people/member'
import type { Site } from '#app/tenancy/sites/site'
import { isGuessable } from './is_guessable.js'
import { knownWords } from './known_words.js'

/** Where the form doesn't say whose password it becomes. @throws 422 for `password` made of the member's name or address */
export async function refuseOwnWords(password: string, { email, profile }: Member, site: Site): Promise<void> {
  if (await isGuessable(password, knownWords(site, { email, name: profile.name })))
    throw fieldRefused('password', 'password_guessable')
}
