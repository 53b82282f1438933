import { HttpError } from 'react-admin'

/** Why a call failed: what the API says, or the key of a text where it was not reached. */
export function failureText(error: unknown): string {
  return error instanceof HttpError ? error.message : 'forms.not_reached'
}
