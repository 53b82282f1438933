import { publicRequest } from '#app/http/outbound/public_request'
import { pushEndpoint } from './subscriptions/push_endpoint.js'

interface PushRequest {
  endpoint: string
  method: string
  headers: Record<string, string | number>
  body: Buffer | null
}

const TIMEOUT_MS = 5_000

export interface PushAnswer {
  status: number
  /** Seconds after which the service wants to be asked again, where it says so. */
  retryAfter: number | null
}

/** Checks the address again, as it may have been stored by other rules. @returns 410 for an invalid address */
export async function deliverPush({ endpoint, ...request }: PushRequest): Promise<PushAnswer> {
  if (!pushEndpoint(endpoint)) return { status: 410, retryAfter: null }
  const answer = await publicRequest(endpoint, { ...request, signal: AbortSignal.timeout(TIMEOUT_MS) })
  answer.destroy()
  const seconds = Number(answer.headers['retry-after'])
  return { status: answer.statusCode!, retryAfter: seconds > 0 ? seconds : null }
}
