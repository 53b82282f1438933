import { type Agent, request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { refuseUndocumented } from './documented.ts'

export interface Answer {
  status: number
  headers: Record<string, string | string[] | undefined>
  /** As they came, compressed or not. */
  bytes: Buffer
  text: string
  body: any
}

type Headers = Record<string, string>

/**
 * A headless client of one host: it keeps cookies, sends the marker, and accepts no answer that `/api/openapi.json` does not describe.
 * Node can't resolve `rosa.localhost`, so it calls 127.0.0.1 with that Host header.
 */
export class Visitor {
  readonly cookies = new Map<string, string>()

  /** `agent` keeps connections; without one every request opens its own. */
  constructor(
    readonly host: string,
    private readonly agent: Agent | false = false,
    private readonly port = Number(process.env.PORT)
  ) {}

  get = (path: string, headers: Headers = {}) => this.ask('GET', path, undefined, headers)
  post = (path: string, body: unknown = {}, headers: Headers = {}) => this.ask('POST', path, body, headers)
  put = (path: string, body: unknown = {}, headers: Headers = {}) => this.ask('PUT', path, body, headers)
  delete = (path: string, body?: unknown, headers: Headers = {}) => this.ask('DELETE', path, body, headers)

  /** A string or a buffer is sent as it is, anything else as JSON. A header set to '' is left out. */
  async ask(method: string, path: string, body: unknown, headers: Headers): Promise<Answer> {
    const answer = await this.#send(method, path, body, headers)
    refuseUndocumented({ method, host: this.host, path }, answer)
    return answer
  }

  #send(method: string, path: string, body: unknown, headers: Headers): Promise<Answer> {
    const isReady = body === undefined || typeof body === 'string' || Buffer.isBuffer(body)
    const payload = isReady ? body : JSON.stringify(body)
    const all: Headers = {
      host: this.host,
      accept: 'application/json',
      'x-requested-with': 'manyhearts',
      ...(payload !== undefined && {
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(payload)),
      }),
      ...(this.cookies.size > 0 && { cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ') }),
      ...headers,
    }
    return new Promise((done, fail) => {
      const sent = request({
        host: '127.0.0.1',
        port: this.port,
        method,
        path,
        headers: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== '')),
        agent: this.agent,
      })
      sent.once('error', fail).once('response', (response) => {
        const chunks: Buffer[] = []
        // A stream doesn't end; what comes first is its answer here.
        const isStream = response.headers['content-type'] === 'text/event-stream'
        response
          // Cut off.
          .once('error', fail)
          .on('data', (chunk) => {
            chunks.push(chunk)
            if (isStream && String(Buffer.concat(chunks)).includes('event: ')) {
              response.emit('end')
              response.destroy()
            }
          })
          .once('end', () => {
            this.#remember(response.headers['set-cookie'] ?? [])
            const bytes = Buffer.concat(chunks)
            const text = read(bytes, response.headers['content-encoding']).toString('utf8')
            done({ status: response.statusCode!, headers: response.headers, bytes, text, body: parsed(text) })
          })
      })
      sent.end(payload)
    })
  }

  #remember(cookies: string[]): void {
    for (const cookie of cookies) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie)!
      if (/max-age=0|expires=thu, 01 jan 1970/i.test(cookie)) this.cookies.delete(name!)
      else this.cookies.set(name!, value!)
    }
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function read(bytes: Buffer, coding = ''): Buffer {
  if (coding === 'br') return brotliDecompressSync(bytes)
  return coding === 'gzip' ? gunzipSync(bytes) : bytes
}
