import { fetchUtils, HttpError, type Options } from 'react-admin'

export interface Fault {
  code: string
  message: string
  /** Path of the invalid value: `settings.message_credits`. */
  field?: string
}

/** Body of a response with status 400 or above. */
export interface Refusal {
  errors?: Fault[]
  authentication_required?: boolean
}

/** Sends the API's required headers. @throws HttpError with the `Refusal` as body and the API's own message */
export async function httpClient(url: string, options: Options = {}) {
  const headers = new Headers(options.headers)
  headers.set('Accept', 'application/json')
  headers.set('X-Requested-With', 'manyhearts')
  try {
    return await fetchUtils.fetchJson(url, { ...options, headers })
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    const refusal = error.body as Refusal | undefined
    throw new HttpError(refusal?.errors?.[0]?.message ?? error.message, error.status, refusal)
  }
}

/** The code of the API's first fault: `totp_required`. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof HttpError ? (error.body as Refusal | undefined)?.errors?.[0]?.code : undefined
}
