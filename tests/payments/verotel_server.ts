import { randomBytes, randomInt } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { storeGatewayKeys } from '@manyhearts/api/app/credits/payments/gateway_account'
import { verotelGateway } from '@manyhearts/api/app/credits/gateways/verotel/verotel_gateway'
import env from '@manyhearts/api/start/env'
import type { Brand } from '../cast.ts'
import { Visitor } from '../visitor.ts'
import { signedByVerotel, verotelSignature } from './verotel_signature.ts'
import { orderPage } from './verotel_order_page.ts'

const TRIES = 3
const BETWEEN_TRIES_MS = 50
const CURRENCIES = ['USD', 'EUR', 'GBP', 'AUD', 'CAD', 'CHF', 'DKK', 'NOK', 'SEK']
const NEEDED = ['version', 'shopID', 'type', 'priceAmount', 'priceCurrency', 'description', 'signature']
/** What a postback says again of the start order. */
const PASSED_ON = [
  'shopID',
  'type',
  'priceAmount',
  'priceCurrency',
  'paymentMethod',
  'referenceID',
  'custom1',
  'custom2',
  'custom3',
]

type Params = Record<string, string>

export interface Shop {
  shop_id: string
  signature_key: string
  host: string
}

export interface Sale {
  id: string
  shop: Shop
  order: Params
  /** Null until the buyer decided. */
  result: 'APPROVED' | 'DECLINED' | 'PENDING' | null
  token: string | null
  /** A card is refunded when the shop never said OK to its postback. */
  isRefunded: boolean
}

/** Instead of a sale's status, once. */
export interface WrongAnswer {
  status?: number
  text?: string
  afterMs?: number
}

/** Speaks FlexPay 4 on loopback in Verotel's place, until it is stopped: order page, postbacks, status of sales. */
export class VerotelServer {
  readonly sales = new Map<string, Sale>()
  readonly wrongAnswers: WrongAnswer[] = []
  /** Postbacks as they were sent, with what the shop said. */
  readonly postbacks: { query: string; said: string }[] = []
  /** What is asked for, in turn. */
  readonly asked: string[] = []
  isPostingBack = true
  readonly #shops = new Map<string, Shop>()

  private constructor(private readonly server: Server) {}

  static async start(): Promise<VerotelServer> {
    const server = createServer()
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const verotel = new VerotelServer(server)
    server.on('request', (request, response) => {
      verotel.#answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)))
    })
    env.set('VEROTEL_URL', verotel.url)
    return verotel
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  /** As a brand that sells through Verotel does in the Control Center. */
  async register(brand: Brand): Promise<Shop> {
    const shop = {
      shop_id: String(randomInt(10_000, 999_999)),
      signature_key: randomBytes(15).toString('hex'),
      host: brand.host,
    }
    const { host: _host, ...keys } = shop
    await storeGatewayKeys(brand, verotelGateway, keys)
    this.#shops.set(shop.shop_id, shop)
    return shop
  }

  /** By our reference. */
  sale(reference: string): Sale {
    const sale = [...this.sales.values()].find(({ order }) => order.referenceID === reference)
    if (!sale) throw new Error(`nobody opened an order page for ${reference}`)
    return sale
  }

  /** The payment went through: the shop is told until it says OK. */
  async approve(sale: Sale): Promise<void> {
    sale.result = 'APPROVED'
    if (sale.order.paymentMethod === 'CC') sale.token = randomBytes(12).toString('hex')
    if (!this.isPostingBack) return
    const isTaken = await this.postBack(sale)
    if (!isTaken && sale.order.paymentMethod === 'CC') sale.isRefunded = true
  }

  /** Signed parameters for the shop, e.g. `{ event: 'chargeback' }`; whether it said OK in one of three tries. */
  async postBack(sale: Sale, more: Params = {}): Promise<boolean> {
    const query = this.postbackOf(sale, more)
    for (let tried = 0; tried < TRIES; tried++) {
      const { status, text } = await this.knock(sale.shop.host, query)
      this.postbacks.push({ query, said: text })
      if (status === 200 && text === 'OK') return true
      await sleep(BETWEEN_TRIES_MS)
    }
    return false
  }

  postbackOf({ id, order, token, shop }: Sale, more: Params = {}): string {
    const passed = Object.entries(order).filter(([name]) => PASSED_ON.includes(name))
    const card: Params = token ? { oneClickToken: token, CCBrand: 'VISA', truncatedPAN: 'XXXXXXXXXXXX4242' } : {}
    return signedByVerotel({ ...Object.fromEntries(passed), ...card, saleID: id, ...more }, shop.signature_key)
  }

  knock(host: string, query: string) {
    return new Visitor(host).get(`/api/webhooks/verotel?${query}`, { 'x-requested-with': '', accept: '' })
  }

  async stop(): Promise<void> {
    env.set('VEROTEL_URL', '')
    this.server.closeAllConnections()
    await new Promise((done) => this.server.close(done))
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url!, this.url)
    const params = Object.fromEntries(searchParams)
    const [, id, decision] = /^\/sales\/(\d+)\/(approve|decline|later)$/.exec(pathname) ?? []
    if (request.method === 'GET' && pathname === '/startorder') return this.#open(params, response)
    if (request.method === 'GET' && pathname === '/salestatus') return this.#tell(params, response)
    if (request.method === 'POST' && id && this.sales.has(id))
      return this.#decide(this.sales.get(id)!, decision!, response)
    response.writeHead(404).end('There is no such page')
  }

  async #open(params: Params, response: ServerResponse): Promise<void> {
    const shop = this.#shops.get(params.shopID ?? '')
    const fault = shop ? this.#faultOf(params, shop) : 'unknown shop'
    if (fault) return void response.writeHead(400, { 'content-type': 'text/plain' }).end(fault)
    const id = String(randomInt(1_000_000, 9_999_999))
    const sale: Sale = { id, shop: shop!, order: params, result: null, token: null, isRefunded: false }
    this.sales.set(id, sale)
    // With a token there is nothing to ask the buyer.
    if (params.oneClickToken) return this.#decide(sale, 'approve', response)
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(orderPage(sale))
  }

  #faultOf({ signature, email: _email, oneClickToken, ...signed }: Params, shop: Shop): string | null {
    const paid = [...this.sales.values()].filter(({ result }) => result === 'APPROVED')
    const spent = paid.find(({ token }) => token === oneClickToken)
    const faults = {
      'missing parameter': NEEDED.some((name) => !(name === 'signature' ? signature : signed[name])),
      'invalid signature': signature !== verotelSignature(signed, shop.signature_key),
      'unknown version': signed.version !== '4' || signed.type !== 'purchase',
      'invalid amount': !/^\d{1,3}\.\d\d$/.test(signed.priceAmount ?? ''),
      'invalid currency': !CURRENCIES.includes(signed.priceCurrency ?? ''),
      'description too long': [...(signed.description ?? '')].length > 100,
      'DDEU is in euros': signed.paymentMethod === 'DDEU' && signed.priceCurrency !== 'EUR',
      'referenceID is not unique': paid.some(
        ({ order }) => order.referenceID && order.referenceID === signed.referenceID
      ),
      'oneClickToken needs CC': !!oneClickToken && signed.paymentMethod !== 'CC',
      'oneClickToken is spent': !!oneClickToken && !spent,
    }
    const fault = Object.entries(faults).find(([, isSo]) => isSo)?.[0] ?? null
    if (!fault && spent) spent.token = null
    return fault
  }

  async #decide(sale: Sale, decision: string, response: ServerResponse): Promise<void> {
    const { successURL, declineURL } = sale.order
    if (decision === 'approve') await this.approve(sale)
    else sale.result = decision === 'later' ? 'PENDING' : 'DECLINED'
    const back = new URL((decision === 'decline' ? declineURL : successURL) ?? this.url)
    // The buyer brings the same data back as the postback has.
    if (decision === 'approve')
      for (const [name, value] of new URLSearchParams(this.postbackOf(sale))) back.searchParams.append(name, value)
    response.writeHead(303, { location: back.href }).end()
  }

  async #tell({ signature, ...asked }: Params, response: ServerResponse): Promise<void> {
    const shop = this.#shops.get(asked.shopID ?? '')
    this.asked.push(asked.referenceID ?? '')
    const wrong = this.wrongAnswers.shift()
    if (wrong?.afterMs) await sleep(wrong.afterMs)
    if (wrong)
      return void response.writeHead(wrong.status ?? 200, { 'content-type': 'text/plain' }).end(wrong.text ?? '')
    response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' })
    if (!shop || signature !== verotelSignature(asked, shop.signature_key))
      return void response.end('response: ERROR\nerror: invalid signature\n')
    const sale = [...this.sales.values()].findLast(
      ({ order, result }) => result && order.referenceID === asked.referenceID && order.shopID === shop.shop_id
    )
    response.end(sale ? statusOf(sale) : 'response: NOTFOUND\n')
  }
}

/** Lines as in YAML, as public clients of Verotel read them. */
function statusOf({ id, order, result }: Sale): string {
  const lines = {
    response: 'FOUND',
    saleID: id,
    shopID: order.shopID,
    type: order.type,
    saleResult: result,
    priceAmount: order.priceAmount,
    priceCurrency: order.priceCurrency,
    description: `'${order.description}'`,
    referenceID: order.referenceID,
    paymentMethod: order.paymentMethod,
    custom1: order.custom1,
    email: 'buyer@example.com',
    billingAddr_fullName: 'A. Buyer',
  }
  return Object.entries(lines)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('')
}
