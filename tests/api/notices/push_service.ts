import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PushMessage } from '@manyhearts/api/app/notices/push/push_message'
import { asOwner, type Person } from '../../cast.ts'

/** A push as a browser gets it, decrypted, with what the push service saw of it. */
export interface ArrivedPush {
  path: string
  headers: IncomingMessage['headers']
  message: PushMessage
  /** The sender's claims, with the signature checked (VAPID, RFC 8292). */
  claims: { aud: string; exp: number; sub: string }
  /** The public key it was signed with. */
  key: string
  /** Of its payload, in bytes. */
  length: number
}

interface Browser {
  keys: ECDH
  secret: Buffer
}

/** A push service on this machine that decrypts what it gets, as browsers do (RFC 8291). */
export class PushService {
  readonly arrived: ArrivedPush[] = []
  /** Its status by path; 201 by default. */
  readonly answers = new Map<string, number>()
  /** In seconds, by path. */
  readonly retryAfter = new Map<string, number>()
  readonly #browsers = new Map<string, Browser>()
  readonly #server: Server

  private constructor() {
    this.#server = createServer((request, response) => {
      const chunks: Buffer[] = []
      request.on('data', (chunk) => chunks.push(chunk))
      request.on('end', () => {
        const path = request.url!
        const status = this.answers.get(path) ?? 201
        if (status === 201) this.arrived.push(this.#open(path, request.headers, Buffer.concat(chunks)))
        const seconds = this.retryAfter.get(path)
        const headers = {
          ...(status === 301 && { location: 'http://127.0.0.1:1/' }),
          ...(seconds && { 'retry-after': String(seconds) }),
        }
        response.writeHead(status, headers).end()
      })
    })
  }

  static async start(): Promise<PushService> {
    const service = new PushService()
    await new Promise<void>((done) => service.#server.listen(0, '127.0.0.1', done))
    return service
  }

  stop(): Promise<void> {
    return new Promise((done) => this.#server.close(() => done()))
  }

  /** A browser's subscription, as it gives it to the page. */
  newSubscription() {
    const path = `/${randomBytes(8).toString('hex')}`
    const keys = createECDH('prime256v1')
    const secret = randomBytes(16)
    keys.generateKeys()
    this.#browsers.set(path, { keys, secret })
    const { port } = this.#server.address() as AddressInfo
    return {
      endpoint: `http://127.0.0.1:${port}${path}`,
      expirationTime: null as number | null,
      keys: { p256dh: keys.getPublicKey('base64url') as string, auth: secret.toString('base64url') },
    }
  }

  /** Subscribes a logged-in browser past the API. @returns the path of its pushes */
  async subscribe({ brand, member }: Person, publicKey: string | null = null): Promise<string> {
    const { endpoint, keys } = this.newSubscription()
    await asOwner(
      (owner) =>
        owner.query(
          `insert into app.push_subscriptions (session_id, endpoint, p256dh, auth, public_key)
           select id, $2, $3, $4, $5 from app.sessions where member_id = $1 order by id desc limit 1`,
          [member.id, endpoint, keys.p256dh, keys.auth, publicKey]
        ),
      brand
    )
    return new URL(endpoint).pathname
  }

  #open(path: string, headers: IncomingMessage['headers'], sealed: Buffer): ArrivedPush {
    const browser = this.#browsers.get(path)!
    return {
      path,
      headers,
      message: JSON.parse(opened(sealed, browser)) as ArrivedPush['message'],
      claims: claimsOf(headers.authorization!),
      key: /k=(.+)$/.exec(headers.authorization!)![1]!,
      length: sealed.length,
    }
  }
}

/** `aes128gcm` (RFC 8188) with keys agreed as in RFC 8291 §3.4. */
function opened(sealed: Buffer, { keys, secret }: Browser): string {
  const salt = sealed.subarray(0, 16)
  const idLength = sealed.readUInt8(20)
  const sender = sealed.subarray(21, 21 + idLength)
  const record = sealed.subarray(21 + idLength)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender])
  const shared = Buffer.from(hkdfSync('sha256', keys.computeSecret(sender), secret, info, 32))
  const derive = (label: string, length: number) =>
    Buffer.from(hkdfSync('sha256', shared, salt, `Content-Encoding: ${label}\0`, length))
  const open = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
  open.setAuthTag(record.subarray(-16))
  const padded = Buffer.concat([open.update(record.subarray(0, -16)), open.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8')
}

/** @throws when the signature doesn't match its key */
function claimsOf(authorization: string): ArrivedPush['claims'] {
  const [, token, key] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization)!
  const [head, claims, signature] = token!.split('.') as [string, string, string]
  const point = Buffer.from(key!, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
  const verifier = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } })
  const isSound = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: verifier, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url')
  )
  if (!isSound) throw new Error('The signature does not hold')
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as ArrivedPush['claims']
}
