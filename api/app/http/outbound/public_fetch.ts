import { publicRequest } from './public_request.js'

interface FetchOptions {
  method: string
  headers: Record<string, string>
  body?: unknown
  signal?: AbortSignal
}

const TIMEOUT_MS = 10_000
const LARGEST_ANSWER = 1_000_000

/** `publicRequest` for libraries that take a `fetch`. @throws TypeError, as `fetch` does, if there is no answer */
export async function publicFetch(url: string, { body, signal, ...options }: FetchOptions): Promise<Response> {
  const until = signal ?? AbortSignal.timeout(TIMEOUT_MS)
  const text = body === undefined || body === null ? undefined : String(body as string | URLSearchParams)
  try {
    const answer = await publicRequest(url, { ...options, body: text, signal: until })
    const chunks: Buffer[] = []
    let size = 0
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > LARGEST_ANSWER) throw new Error(`${url} answers without end`)
      chunks.push(chunk)
    }
    const headers = new Headers()
    for (const [name, values] of Object.entries(answer.headersDistinct))
      for (const value of values ?? []) headers.append(name, value)
    const status = answer.statusCode!
    return new Response([204, 205, 304].includes(status) ? null : Buffer.concat(chunks), { status, headers })
  } catch (cause) {
    throw until.aborted ? until.reason : new TypeError('fetch failed', { cause })
  }
}
