import { setTimeout as sleep } from 'node:timers/promises'
import env from '#start/env'
import type { GatewayKeys } from '../gateway.js'
import { MollieRefusal } from './mollie_refusal.js'

const TIMEOUT_MS = 10_000
/** The first request with the same idempotency key is still at work; Mollie asks to wait longer each time. */
const BUSY = 409
const NO_CONTENT = 204
const PAUSES_MS = [200, 600, 1_800]

interface MollieRequest {
  method: 'GET' | 'POST' | 'DELETE'
  /** Below `/v2`. */
  path: string
  body?: object
  /** Within an hour the same key is the same request, and answered as the first was (docs.mollie.com/reference/api-idempotency). */
  idempotencyKey?: string
}

/** Asks Mollie's API v2. @throws MollieRefusal, and whatever `fetch` throws when nobody answers in time */
export async function askMollie(request: MollieRequest, keys: GatewayKeys): Promise<unknown> {
  for (const pause of PAUSES_MS) {
    const response = await send(request, keys)
    if (response.status !== BUSY || !request.idempotencyKey) return read(request, response)
    await response.body?.cancel()
    await sleep(pause)
  }
  return read(request, await send(request, keys))
}

function send({ method, path, body, idempotencyKey }: MollieRequest, keys: GatewayKeys): Promise<Response> {
  return fetch(`${mollieUrl()}/v2${path}`, {
    method,
    headers: {
      accept: 'application/hal+json',
      authorization: `Bearer ${keys.api_key}`,
      ...(body && { 'content-type': 'application/json' }),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    },
    body: body && JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
}

async function read({ method, path }: MollieRequest, response: Response): Promise<unknown> {
  if (response.status === NO_CONTENT) return null
  const answer: unknown = await response.json().catch((cause: unknown) => {
    if (response.ok) throw new Error(`Mollie answered no JSON to ${method} ${path}`, { cause })
  })
  if (!response.ok) throw new MollieRefusal(response.status, `${method} ${path}`, answer)
  return answer
}

export function mollieUrl(): string {
  return env.get('MOLLIE_URL') ?? 'https://api.mollie.com'
}
