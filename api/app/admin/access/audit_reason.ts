import { plainText } from '#app/http/validation/plain_text'

/** Why staff do something, for the audit log. */
export function auditReason() {
  return plainText().trim().minLength(3).maxLength(200)
}
