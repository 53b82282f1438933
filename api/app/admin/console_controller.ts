import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { HttpContext } from '@adonisjs/core/http'
import app from '@adonisjs/core/services/app'
import { NotFound } from '#app/http/http_errors'
import { PRODUCT_ROOT } from '#app/http/product_root'

/** Written by Vite (admin-console/vite.config.ts). */
const NONCE_PLACE = '{{nonce}}'

const DOCUMENT = join(PRODUCT_ROOT, 'admin-console/dist/index.html')

const FILES = /^\/(api|assets|fonts|photos)\//

let document: Promise<string> | undefined

/** One document for every screen; the console's own router decides what to show. */
export default class ConsoleController {
  async show({ nonce, request, response }: HttpContext) {
    if (FILES.test(request.url())) throw new NotFound()
    const html = await built()
    response
      .header('Content-Type', 'text/html; charset=utf-8')
      .header('Cache-Control', 'no-store')
      .header('X-Robots-Tag', 'noindex')
    return html.replaceAll(NONCE_PLACE, nonce)
  }
}

function built(): Promise<string> {
  if (!document || app.inDev) document = readFile(DOCUMENT, 'utf8')
  return document
}
