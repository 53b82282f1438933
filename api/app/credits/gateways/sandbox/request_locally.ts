import { request } from 'node:http'
import env from '#start/env'

const TIMEOUT_MS = 5_000
const ANY_ADDRESS = ['0.0.0.0', '::', 'localhost']

interface LocalRequest {
  host: string
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  headers?: Record<string, string>
  body?: string
}

/** Calls one of our own hosts. Node can't resolve `pay.localhost`, so this connects to loopback and sets the Host header. */
export function requestLocally({
  host,
  method,
  path,
  headers,
  body,
}: LocalRequest): Promise<{ status: number; text: string }> {
  const address = env.get('HOST')
  return new Promise((done, fail) => {
    const sent = request({
      host: !address || ANY_ADDRESS.includes(address) ? '127.0.0.1' : address,
      port: env.get('PORT'),
      method,
      path,
      headers: {
        ...headers,
        host,
        ...(body !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
      },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    sent.once('error', fail).once('response', (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response
        .once('error', fail)
        .once('end', () => done({ status: response.statusCode!, text: Buffer.concat(chunks).toString('utf8') }))
    })
    sent.end(body)
  })
}
