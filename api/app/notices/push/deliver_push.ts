import { publicRequest } from '#app/http/outbound/public_request'
import { pushEndpoint } from './subscriptions/push_endpoint.js'

interface PushRequest {
  endpoint: string
  method: string
  headers: Record<string, string | number>
  body: Buffer | null
}

const TIMEOUT_MS = 5_000

/** Checks the address again, as it may have been stored by other rules. @returns status; 410 for an invalid address */
export async function deliverPush({ endpoint, ...request }: PushRequest): Promise<number> {
  if (!pushEndpoint(endpoint)) return 410
  const answer = await publicRequest(endpoint, { ...request, signal: AbortSignal.timeout(TIMEOUT_MS) })
  answer.destroy()
  return answer.statusCode!
}
