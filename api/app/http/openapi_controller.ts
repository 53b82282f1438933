import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { HttpContext } from '@adonisjs/core/http'
import app from '@adonisjs/core/services/app'
import { ADMIN_HOST } from '#app/tenancy/hosts/hosts'
import { sendCached } from '#app/tenancy/sites/send_cached'

interface OpenapiDocument {
  openapi: string
  info: { title: string; version: string; license: { name: string; identifier: string } }
  servers: { url: string }[]
  paths: object
  components: object
}

interface Kept {
  document: OpenapiDocument
  etag: string
}

const kept = new Map<string, Promise<Kept>>()

/** `GET /api/openapi.json`: the calls of this host as an OpenAPI document. */
export default class OpenapiController {
  async show(ctx: HttpContext) {
    const { request, response } = ctx
    const name = request.header('host') === ADMIN_HOST ? 'console' : 'brand'
    const { document, etag } = await keptOnce(name)
    response.header('Cache-Control', 'public, max-age=300').header('ETag', etag)
    if (response.fresh()) return response.notModified()
    return sendCached(ctx, document)
  }
}

function keptOnce(name: string): Promise<Kept> {
  let found = app.inDev ? undefined : kept.get(name)
  if (!found) kept.set(name, (found = read(name)))
  return found
}

async function read(name: string): Promise<Kept> {
  const text = await readFile(app.makePath('.adonisjs/openapi', `${name}.json`), 'utf8')
  const etag = `"${createHash('sha256').update(text).digest('base64url')}"`
  return { document: JSON.parse(text) as OpenapiDocument, etag }
}
