import { PAY_HOST } from '#app/tenancy/hosts/hosts'
import { requestLocally } from './request_locally.js'
import { apiKey } from './sandbox_secrets.js'

/** The sandbox says no. */
export class SandboxRefusal extends Error {
  constructor(
    readonly status: number,
    request: string
  ) {
    super(`The sandbox answered ${status} to ${request}`)
  }
}

/** Asks the sandbox's API as a merchant. @throws SandboxRefusal */
export async function callSandbox<Answer>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object
): Promise<Answer> {
  const { status, text } = await requestLocally({
    host: PAY_HOST,
    method,
    path,
    headers: { authorization: `Bearer ${apiKey()}` },
    body: body && JSON.stringify(body),
  })
  if (status >= 300) throw new SandboxRefusal(status, `${method} ${path}`)
  return JSON.parse(text) as Answer
}
