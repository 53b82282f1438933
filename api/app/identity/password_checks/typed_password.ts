import { plainString } from '#app/http/validation/plain_string'

const LONGEST = 1024

/** A password that is compared with the right one: any text that is not too long to hash. */
export function typedPassword() {
  return plainString().minLength(1).maxLength(LONGEST)
}
