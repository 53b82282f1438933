import { fetchUtils, HttpError, type Options } from 'react-admin'

export interface Fault {
  code: string
  message: string
  /** Path of the invalid value: `settings.message_credits`. */
  field?: string
  /** Figures of the refusal. */
  meta?: Record<string, string | number>
}

/** Body of a response with status 400 or above. */
export interface Refusal {
  errors?: Fault[]
  authentication_required?: boolean
}

type Hear = (error: HttpError) => void

const hearers = new Set<Hear>()

/** Hears of each call that was refused because nobody is logged in any more. @returns a function that stops */
export function hearOfLogOut(hear: Hear): () => void {
  hearers.add(hear)
  return () => void hearers.delete(hear)
}

/** Sends the API's required headers. @throws HttpError with the `Refusal` as body and the API's own message */
export async function httpClient(url: string, options: Options = {}) {
  const headers = new Headers(options.headers)
  if (!headers.has('Accept')) headers.set('Accept', 'application/json')
  headers.set('X-Requested-With', 'manyhearts')
  try {
    return await fetchUtils.fetchJson(url, { ...options, headers })
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    const refusal = error.body as Refusal | undefined
    const refused = new HttpError(refusal?.errors?.[0]?.message ?? error.message, error.status, refusal)
    if (refusal?.authentication_required) for (const hear of hearers) hear(refused)
    throw refused
  }
}

/** The code of the API's first fault: `totp_required`. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof HttpError ? (error.body as Refusal | undefined)?.errors?.[0]?.code : undefined
}
