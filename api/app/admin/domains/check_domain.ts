import { lookup } from 'node:dns/promises'
import type { IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import { TLSSocket } from 'node:tls'
import app from '@adonisjs/core/services/app'
import env from '#start/env'
import { isLocalName } from '#app/tenancy/hosts/is_local_host'
import { publicRequest } from '#app/http/outbound/public_request'

export interface DomainCheck {
  /** What its name resolves to. */
  addresses: string[]
  /**
   * Whether visitors come here: `reached`; `no_address`, the name resolves to nothing; `unreachable`, nobody answers there;
   * `certificate`, who answers can't prove to be this host; `elsewhere`, another server answers.
   */
  state: 'reached' | 'no_address' | 'unreachable' | 'certificate' | 'elsewhere'
  /** Of the certificate that is shown; null without one. ISO 8601, UTC. */
  certificate_ends_at: string | null
}

const PATIENCE_MS = 8_000

/** In bytes: ours is much shorter, and says how long it is. */
const LONGEST_ANSWER = 1_000

/** Errors of a connection about the certificate, as OpenSSL and Node.js name them. */
const CERTIFICATE = /CERT|SIGNATURE|ERR_TLS|SELF_SIGNED|EPROTO|ERR_SSL/

/** Asks a host as a visitor would, and whether what answers there serves it (`/health/host`). A first visit may have a certificate made. */
export async function checkDomain(host: string): Promise<DomainCheck> {
  const isHere = isLocalName(host) && !app.inProduction
  const addresses = isHere ? ['127.0.0.1'] : await addressesOf(host)
  if (addresses.length === 0) return { addresses, state: 'no_address', certificate_ends_at: null }
  const origin = isHere ? `http://127.0.0.1:${env.get('PORT')}` : `https://${host}`
  try {
    const answer = await publicRequest(`${origin}/health/host?domain=${host}`, {
      method: 'GET',
      headers: { Host: host },
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    const certificate_ends_at = certificateEnd(answer)
    return { addresses, state: (await servesHost(answer)) ? 'reached' : 'elsewhere', certificate_ends_at }
  } catch (error) {
    const state = CERTIFICATE.test((error as NodeJS.ErrnoException).code ?? '') ? 'certificate' : 'unreachable'
    return { addresses, state, certificate_ends_at: null }
  }
}

async function addressesOf(host: string): Promise<string[]> {
  const found = await lookup(host, { all: true }).catch(() => [])
  return found.map(({ address }) => address)
}

function certificateEnd({ socket }: IncomingMessage): string | null {
  if (!(socket instanceof TLSSocket)) return null
  const { valid_to: end } = socket.getPeerCertificate()
  return end ? new Date(end).toISOString() : null
}

async function servesHost(answer: IncomingMessage): Promise<boolean> {
  if (answer.statusCode !== 200 || Number(answer.headers['content-length'] ?? Infinity) > LONGEST_ANSWER) {
    answer.destroy()
    return false
  }
  const body = (await json(answer).catch(() => ({}))) as { status?: string }
  return body.status === 'served'
}
