import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { HttpContext } from '@adonisjs/core/http'
import app from '@adonisjs/core/services/app'
import { NotFound } from '#app/http/http_errors'
import { PRODUCT_ROOT } from '#app/http/product_root'

/** What Vite writes where the nonce belongs (admin-console/vite.config.ts). */
const NONCE_PLACE = '{{nonce}}'

const DOCUMENT = join(PRODUCT_ROOT, 'admin-console/dist/index.html')

/** Paths that name files: whatever was not found under them is no screen. */
const FILES = /^\/(api|assets|fonts|photos)\//

let document: Promise<string> | undefined

/** Every screen of the console is one document; its own router decides what it shows. */
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

/** Read once; in development at every request, so that a new build is seen. */
function built(): Promise<string> {
  if (!document || app.inDev) document = readFile(DOCUMENT, 'utf8')
  return document
}
