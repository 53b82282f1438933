import { readFile } from 'node:fs/promises'
import { request } from 'node:http'
import { PassThrough } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import type { ServerContext } from '../../../tenant-site/src/app/server_context.ts'

const SITE = new URL('../../../tenant-site/dist/', import.meta.url)
const PRODUCT_PORT = Number(process.env.BENCH_PRODUCT_PORT)

const assets = JSON.parse(await readFile(new URL('client/.vite/manifest.json', SITE), 'utf8'))
const { render } = await import(new URL('server/entry_server.js', SITE).href)

interface Remembered {
  status: number
  type: string
  body: string
}

const remembered = new Map<string, Promise<Remembered>>()

/** Renders a page of the member site; what the product's API answers is asked for once, and then remembered. */
export async function renderFromMemory({ request: asked, response }: HttpContext): Promise<void> {
  const { host, cookie = '' } = asked.request.headers as { host: string; cookie?: string }
  const server: ServerContext = {
    nonce: 'bench',
    assets,
    cookies: cookie,
    brand: { language: 'en', formOfAddress: 'informal', theme: {}, ownTexts: () => ({}), ownLanguages: [] },
    log: (error: unknown) => process.stderr.write(`${String(error)}\n`),
    fetch: async (input: RequestInfo | URL, init?: RequestInit) => {
      const { url } = new Request(input, init)
      const key = `${cookie} ${url}`
      if (!remembered.has(key)) remembered.set(key, askProduct({ host, cookie }, url))
      const { status, type, body } = await remembered.get(key)!
      return new Response(body, { status, headers: { 'content-type': type } })
    },
  }
  const rendered = await render(
    new Request(`http://${host}${asked.url(true)}`, { headers: { accept: 'text/html', cookie } }),
    server
  )
  response.status(rendered.status)
  for (const [name, value] of rendered.headers) response.header(name, value)
  const body = new PassThrough()
  rendered.pipe(body)
  response.stream(body)
}

function askProduct(as: { host: string; cookie: string }, url: string): Promise<Remembered> {
  const { pathname, search } = new URL(url)
  return new Promise((done, fail) => {
    request(
      {
        host: '127.0.0.1',
        port: PRODUCT_PORT,
        path: pathname + search,
        headers: { ...as, accept: 'application/json', 'x-requested-with': 'manyhearts' },
        agent: false,
      },
      (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk) => chunks.push(chunk))
        answer.once('end', () => {
          const type = answer.headers['content-type'] ?? 'text/plain'
          done({ status: answer.statusCode!, type, body: Buffer.concat(chunks).toString('utf8') })
        })
      }
    )
      .once('error', fail)
      .end()
  })
}
