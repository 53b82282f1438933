import { fetchUtils, HttpError, type Options } from 'react-admin'

/** One refusal as the API's contract shapes it. */
export interface Fault {
  code: string
  message: string
  /** What was sent wrong, as a path: `settings.message_credits`. */
  field?: string
}

/** What the API says beside a status of 400 and above. */
export interface Refusal {
  errors?: Fault[]
  authentication_required?: boolean
}

/** Calls the API as its own page does, and says a refusal in the API's words. @throws HttpError with the `Refusal` as body */
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
