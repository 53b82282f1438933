import type { IncomingMessage } from 'node:http'
import logger from '@adonisjs/core/services/logger'
import { publicRequest } from '#app/http/outbound/public_request'
import { signPostback } from './sign_postback.js'

interface NetworkRequest {
  method: 'GET' | 'POST'
  url: string
  secret: string
}

export interface NetworkAnswer {
  /** Null: none came. */
  status: number | null
  /** Its beginning. */
  answer: string | null
}

const TIMEOUT_MS = 10_000
const MOST_REDIRECTS = 3
const KEPT_CHARACTERS = 200
/** Enough for so many characters. */
const READ_BYTES = 1_000
/** A redirect that keeps the method (RFC 9110 §15.4). */
const SAME_METHOD = [307, 308]

/** Tells a network's server, whose address is checked anew at each redirect and signed as it is asked. Never throws: a server may be down. */
export async function askNetwork({ method, url, secret }: NetworkRequest): Promise<NetworkAnswer> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  try {
    for (let redirects = 0; ; redirects++) {
      const headers = {
        'User-Agent': 'Manyhearts',
        ...signPostback(url, secret),
        ...(method === 'POST' && { 'Content-Length': 0 }),
      }
      const response = await publicRequest(url, { method, headers, signal })
      const next = redirects < MOST_REDIRECTS ? redirectOf(response, url) : undefined
      if (!next) return { status: response.statusCode!, answer: await beginningOf(response) }
      response.destroy()
      url = next
      if (!SAME_METHOD.includes(response.statusCode!)) method = 'GET'
    }
  } catch (error) {
    logger.info({ err: error, host: new URL(url).host }, 'a network did not answer')
    return { status: null, answer: null }
  }
}

function redirectOf({ statusCode = 0, headers: { location } }: IncomingMessage, from: string): string | undefined {
  const leads = [301, 302, 303, ...SAME_METHOD].includes(statusCode) && location && URL.canParse(location, from)
  return leads ? new URL(location, from).href : undefined
}

/** What comes too late, or breaks off, is left out: the status is the answer. */
async function beginningOf(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk)
      size += chunk.length
      if (size >= READ_BYTES) break
    }
  } catch (error) {
    logger.info({ err: error }, 'a network’s answer broke off')
  }
  response.destroy()
  const text = Buffer.concat(chunks)
    .toString('utf8')
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
  return [...text].slice(0, KEPT_CHARACTERS).join('')
}
