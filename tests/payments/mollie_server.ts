import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@manyhearts/api/bin/free_port'
import env from '@manyhearts/api/start/env'
import { MollieBooks, Refused } from './mollie_books.ts'
import { checkoutPage } from './mollie_checkout_page.ts'
import { notifyShop } from './notify_shop.ts'

/** How the server misbehaves instead of answering its API. */
export type Trouble = { status: number } | { garbage: string } | { delayMs: number } | 'hangs up'

export interface Asked {
  method: string
  path: string
  headers: IncomingMessage['headers']
  body: any
}

interface Told {
  status: number
  body: unknown
}

interface Kept {
  request: string
  told?: Told
}

/**
 * Speaks as much of Mollie's API v2 as is documented and we use (docs.mollie.com): payments, refunds, customers, mandates,
 * authentication, idempotency keys, errors; and has a page to pay on, whose buttons decide.
 */
export class MollieServer {
  readonly books: MollieBooks
  /** What was asked of the API, in order. */
  readonly asked: Asked[] = []
  /** Called at each request to the API; what it returns happens. */
  trouble: (asked: Asked) => Trouble | undefined = () => undefined
  /** Whether the shop is notified of what happens on the page. */
  notifies = true
  readonly #kept = new Map<string, Kept>()
  readonly #server: Server

  private constructor(readonly origin: string) {
    this.books = new MollieBooks(origin)
    this.#server = createServer((request, response) => {
      void this.#answer(request, response).catch((error: unknown) => response.destroy(error as Error))
    })
  }

  static async start(): Promise<MollieServer> {
    const mollie = new MollieServer(`http://127.0.0.1:${await freePort()}`)
    await mollie.open()
    env.set('MOLLIE_URL', mollie.origin)
    return mollie
  }

  open(): Promise<void> {
    return new Promise((done) => this.#server.listen(Number(new URL(this.origin).port), '127.0.0.1', done))
  }

  /** As if Mollie were down. */
  close(): Promise<void> {
    this.#server.closeAllConnections()
    return new Promise((done) => this.#server.close(() => done()))
  }

  async stop(): Promise<void> {
    await this.close()
    // Commands that tests run have the environment, too.
    env.set('MOLLIE_URL', '')
  }

  /** Calls the shop as Mollie does, and returns its status. */
  notify(id: string): Promise<number> {
    return notifyShop(this.books.payment(id), `id=${id}`)
  }

  /** What an hour does to idempotency keys. */
  forgetKeys(): void {
    this.#kept.clear()
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = await textOf(request)
    const { pathname, search } = new URL(request.url!, this.origin)
    if (!pathname.startsWith('/v2/')) return this.#showPage(request, response, pathname)
    const asked = {
      method: request.method!,
      path: `${pathname}${search}`.slice(3),
      headers: request.headers,
      body: parsed(text),
    }
    this.asked.push(asked)
    const trouble = this.trouble(asked)
    if (trouble === 'hangs up') return void request.socket.destroy()
    if (trouble && 'garbage' in trouble) return tell(response, { status: 200, body: trouble.garbage })
    if (trouble && 'status' in trouble) return tell(response, problem(trouble.status, 'Trouble', 'There is trouble'))
    const { told, isReplayed } = await this.#once(asked, text, trouble?.delayMs ?? 0)
    tell(response, told, isReplayed)
  }

  /** The first answer to an idempotency key is the answer; 409 while it is made, 400 for another request. */
  async #once(asked: Asked, text: string, delayMs: number): Promise<{ told: Told; isReplayed: boolean }> {
    const key = asked.method === 'POST' && asked.headers['idempotency-key']
    const request = `${asked.path} ${text}`
    const name = `${asked.headers.authorization} ${String(key)}`
    const kept = key ? this.#kept.get(name) : undefined
    if (kept && kept.request !== request)
      return { told: problem(400, 'Bad Request', 'The key was used for another request'), isReplayed: false }
    if (kept && !kept.told) return { told: problem(409, 'Conflict', 'The first is at work'), isReplayed: false }
    if (kept?.told) return { told: kept.told, isReplayed: true }
    const made: Kept = { request }
    if (key) this.#kept.set(name, made)
    await sleep(delayMs)
    made.told = this.#tell(asked)
    return { told: made.told, isReplayed: false }
  }

  #tell({ method, path, headers, body }: Asked): Told {
    try {
      const mode = this.books.modeOf(headers.authorization)
      const [, kind, id, part, mandate] =
        /^\/(payments|customers)(?:\/(\w+))?(?:\/(refunds|mandates|payments))?(?:\/(\w+))?$/.exec(
          path.split('?')[0]!
        ) ?? []
      if (kind === 'payments' && method === 'POST' && !id) return created(this.books.newPayment(mode, body))
      if (kind === 'payments' && method === 'GET' && id && !part) return ok(this.books.payment(id, mode).shape())
      if (kind === 'payments' && method === 'GET' && id && part === 'refunds') {
        const { refunds } = this.books.payment(id, mode)
        return ok({ count: refunds.length, _embedded: { refunds } })
      }
      if (kind === 'payments' && method === 'POST' && id && part === 'refunds')
        return created(this.books.refund(id, body, mode))
      if (kind === 'customers' && method === 'POST' && !id) return created(this.books.newCustomer(mode, body))
      if (kind === 'customers' && method === 'POST' && id && part === 'mandates')
        return created(this.books.newMandate(id, mode, body))
      if (kind === 'customers' && method === 'DELETE' && id && part === 'mandates' && mandate) {
        this.books.endMandate(id, mandate, mode)
        return { status: 204, body: '' }
      }
      if (kind === 'customers' && method === 'GET' && id && part === 'payments')
        return ok(this.books.paymentsOf(id, mode))
      if (kind === 'customers' && method === 'GET' && id) return ok(this.books.mandatesOf(id, mode))
      throw new Refused(404, 'Not Found', 'There is nothing here')
    } catch (error) {
      if (error instanceof Refused) return problem(error.status, error.title, error.message, error.field)
      throw error
    }
  }

  async #showPage(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    const [, id, outcome] = /^\/checkout\/(\w+)(?:\/(paid|failed|canceled|expired))?$/.exec(path) ?? []
    const payment = id ? this.books.find(id) : undefined
    if (!payment) return void response.writeHead(404).end('No such payment')
    if (!outcome || request.method !== 'POST')
      return void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(checkoutPage(payment))
    if (payment.decide(outcome as 'paid') && this.notifies) void this.notify(payment.id).catch(() => {})
    response.writeHead(303, { location: payment.redirectUrl }).end()
  }
}

const ok = (body: unknown): Told => ({ status: 200, body })
const created = (body: unknown): Told => ({ status: 201, body })

function problem(status: number, title: string, detail: string, field?: string): Told {
  const documentation = { href: 'https://docs.mollie.com/errors', type: 'text/html' }
  return { status, body: { status, title, detail, ...(field && { field }), _links: { documentation } } }
}

function tell(response: ServerResponse, { status, body }: Told, isReplayed = false): void {
  response
    .writeHead(status, {
      'content-type': 'application/hal+json',
      // A connection kept from one test to the next would be cut when this server ends.
      connection: 'close',
      ...(isReplayed && { 'idempotent-replayed': 'true' }),
    })
    .end(typeof body === 'string' ? body : JSON.stringify(body))
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

function parsed(text: string): any {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
