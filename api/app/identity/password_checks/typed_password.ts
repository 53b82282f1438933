import { plainString } from '#app/http/validation/plain_string'

const LONGEST = 1024

export function typedPassword() {
  return plainString().minLength(1).maxLength(LONGEST)
}
